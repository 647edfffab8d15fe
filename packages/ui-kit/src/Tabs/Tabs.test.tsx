import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'all', label: 'All' },
  { id: 'new', label: 'New' },
  { id: 'hot', label: 'Hot' },
];

function open(value: string) {
  const onChange = vi.fn<(id: string) => void>();
  Element.prototype.scrollTo = () => {};
  render(<Tabs label="Kinds" items={items} value={value} onChange={onChange} />);
  return onChange;
}

describe('tabs', () => {
  it('focus the selected tab and move from it by arrow, Home and End keys', async () => {
    const onChange = open('new');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('New');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}{Home}');
    expect(onChange.mock.calls.flat()).toEqual(['hot', 'all', 'hot', 'all']);
  });

  it('measure nothing when they mount with the first one selected', () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    open('all');
    expect(measured).not.toHaveBeenCalled();
    cleanup();
    open('new');
    expect(measured).toHaveBeenCalledOnce();
    measured.mockRestore();
  });

  it('are focusable if none is selected', async () => {
    const onChange = open('gone');
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'false',
    ]);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('All');
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('new');
  });
});
