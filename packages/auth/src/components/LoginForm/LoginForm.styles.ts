import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

/** The fields of one login method. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

/** The login methods. The tabs are close to the fields that they select. */
export const Methods = styled.div`
  min-inline-size: 0;
`;

/** A checkbox and the link for a forgotten password, side by side if there is room. */
export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${token('space.3')};
  margin-block: calc(${token('space.1')} * -1);
`;

/** Small text with a target large enough for a finger. */
export const ForgetLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('size.tap')};
  margin-inline-start: auto;
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
`;

/** Alternatives to a locked login. */
export const Alternatives = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  padding-block-start: ${token('space.2')};
`;
