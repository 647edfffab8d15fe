import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Picture } from './Picture.tsx';

afterEach(cleanup);

const source = { src: '/art/1@1x.webp' };
const styleRules = (): string => [...document.querySelectorAll('style')].map((sheet) => sheet.textContent).join('');

describe('Picture', () => {
  it('creates no style rule for a colour or proportions', () => {
    render(<Picture source={source} alt="" width={120} height={160} />);
    const rules = styleRules();
    expect(rules).not.toBe('');
    for (let index = 0; index < 50; index += 1) {
      render(
        <Picture
          source={{ ...source, dominantColor: `#0000${(index + 16).toString(16)}` }}
          alt=""
          width={100 + index}
          height={160}
        />,
      );
    }
    expect(styleRules()).toBe(rules);
  });

  it('sets colour and proportions as CSS variables', () => {
    const { container } = render(
      <Picture source={{ ...source, dominantColor: '#5a2a82' }} alt="" width={390} height={195} />,
    );
    const { style } = container.firstElementChild as HTMLElement;
    expect([style.getPropertyValue('--picture-color'), style.getPropertyValue('--picture-ratio')]).toEqual([
      '#5a2a82',
      '390 / 195',
    ]);
  });

  it.each([
    [false, { loading: 'lazy', decoding: 'async', fetchPriority: null }],
    ['eager', { loading: 'eager', decoding: 'sync', fetchPriority: null }],
    [true, { loading: 'eager', decoding: 'sync', fetchPriority: 'high' }],
  ] as const)('with urgency %s has the right loading attributes', (isUrgent, expected) => {
    render(<Picture source={source} alt="Golden Durian" width={120} height={160} isUrgent={isUrgent} />);
    const image = screen.getByRole('img', { name: 'Golden Durian' });
    expect({
      loading: image.getAttribute('loading'),
      decoding: image.getAttribute('decoding'),
      fetchPriority: image.getAttribute('fetchpriority'),
    }).toEqual(expected);
  });

  it('loads the fallback if AVIF fails, as in a browser without AVIF', () => {
    const onFail = vi.fn<() => void>();
    const avif = { src: '/art/1@1x.webp', avif: '/art/1@1x.avif 1x, /art/1@2x.avif 2x' };
    render(<Picture source={avif} alt="Golden Durian" width={120} height={160} onFail={onFail} />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('srcset')).toBe(avif.avif);
    fireEvent.error(image);
    expect([image.hasAttribute('srcset'), image.getAttribute('src')]).toEqual([false, '/art/1@1x.webp']);
    expect(onFail).not.toHaveBeenCalled();
    fireEvent.error(image);
    expect(screen.queryByRole('img')).toBeNull();
    expect(onFail).toHaveBeenCalledOnce();
  });

  it('tries AVIF again for another picture', () => {
    const pictureOf = (name: string) => (
      <Picture source={{ src: `/${name}.webp`, avif: `/${name}.avif` }} alt={name} width={120} height={160} />
    );
    const { rerender } = render(pictureOf('durian'));
    fireEvent.error(screen.getByRole('img'));
    rerender(pictureOf('mango'));
    expect(screen.getByRole('img').getAttribute('srcset')).toBe('/mango.avif');
  });

  it('hides the previous picture while another one loads', () => {
    const pictureOf = (name: string) => <Picture source={{ src: `/${name}.webp` }} alt="" width={120} height={160} />;
    const { container, rerender } = render(pictureOf('durian'));
    const before = container.querySelector('img');
    rerender(pictureOf('mango'));
    expect(container.querySelector('img')).not.toBe(before);
  });

  it('removes the image and calls `onFail` if it fails to load', () => {
    const onFail = vi.fn<() => void>();
    render(<Picture source={source} alt="Golden Durian" width={120} height={160} onFail={onFail} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(onFail).toHaveBeenCalledOnce();
  });
});
