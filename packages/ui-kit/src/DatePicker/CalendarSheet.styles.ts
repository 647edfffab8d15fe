import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** Styles the parts of react-day-picker by its class names, `rdp-*`. */
export const Calendar = styled.div`
  ${tabularDigits}

  & .rdp-month {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token('space.1')};
    align-items: center;
  }

  & .rdp-month_grid {
    grid-column: 1 / -1;
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  & .rdp-dropdowns {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
    justify-content: center;
  }

  & .rdp-button_previous,
  & .rdp-button_next {
    display: grid;
    place-items: center;
    /* Narrower than high, so that the longest month name fits between them at 320 px. */
    inline-size: ${token('space.8')};
    block-size: ${token('size.tap')};
    border-radius: ${token('radius.control')};
    font-size: ${token('type.24')};

    &[aria-disabled='true'] {
      color: ${token('action.disabled.text')};
      cursor: default;
    }

    &:dir(rtl) > svg {
      transform: scaleX(-1);
    }
  }

  & .rdp-weekday {
    block-size: ${token('space.8')};
    color: ${token('text.muted')};
    font-size: ${token('type.12')};
    font-weight: ${token('weight.regular')};
  }

  & .rdp-day {
    padding: 0;
  }

  & .rdp-day_button {
    display: grid;
    place-items: center;
    inline-size: 100%;
    max-inline-size: ${token('size.tap')};
    block-size: ${token('size.tap')};
    margin-inline: auto;
    border: calc(${token('border.width')} * 2) solid transparent;
    border-radius: ${token('radius.pill')};
    font-size: ${token('type.14')};

    &:disabled {
      color: ${token('action.disabled.text')};
    }

    &:focus-visible {
      outline-offset: 0;
    }

    /* Forced colours would show a transparent border around every day. */
    @media (forced-colors: active) {
      border-color: Canvas;
    }

    @media (hover: hover) {
      &:enabled:hover {
        background-color: ${token('action.ghost.bgHover')};
      }
    }
  }

  & .rdp-today > .rdp-day_button {
    border-color: ${token('border.strong')};

    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }

  & .rdp-selected > .rdp-day_button {
    background-color: ${token('action.primary.bg')};
    border-color: ${token('action.primary.bg')};
    color: ${token('action.primary.text')};
    font-weight: ${token('weight.strong')};

    @media (forced-colors: active) {
      background-color: Highlight;
      border-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Native select of months or years. */
export const Choice = styled.select`
  max-inline-size: 100%;
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.1')};
  background-color: ${token('field.bg')};
  color: ${token('text.primary')};
  border: ${token('field.edge')} solid ${token('field.border')};
  border-radius: ${token('field.radius')};
  font-size: ${token('type.16')};
  text-overflow: ellipsis;
  cursor: pointer;

  & > option {
    background-color: ${token('surface.overlay')};
    color: ${token('text.primary')};
  }
`;
