import * as S from './HomeScreenGuide.styles.ts';

/** The subject of a step's picture. */
export type GuidePictureName = 'share' | 'add' | 'confirm';

const rows = [34, 46, 58] as const;

/** The decorative picture of a step, in the brand's colours. */
export function GuidePicture({ name }: { name: GuidePictureName }) {
  return (
    <S.Picture aria-hidden focusable={false} viewBox="0 0 96 88" preserveAspectRatio="xMidYMax meet">
      <S.Case x="24" y="8" width="48" height="92" rx="9" />
      <S.Screen x="28" y="13" width="40" height="84" rx="6" />
      {name === 'share' && (
        <>
          <S.Quiet x="33" y="20" width="30" height="5" rx="2.5" />
          <S.Quiet x="33" y="30" width="30" height="14" rx="3" opacity="0.5" />
          <S.Pressed cx="48" cy="68" r="13" />
          <S.Line d="M48 71v-13m-4 4 4-4 4 4M43 66h-1v9h12v-9h-1" />
        </>
      )}
      {name === 'add' && (
        <>
          {rows.map((y) => (
            <S.Quiet key={y} x="33" y={y - 14} width="30" height="6" rx="3" opacity="0.5" />
          ))}
          <S.Pressed cx="48" cy="66" r="13" />
          <S.Line d="M42 60h12v12H42zM48 63v6m-3-3h6" />
        </>
      )}
      {name === 'confirm' && (
        <>
          {[33, 45, 57].map((x) => (
            <S.Quiet key={x} x={x - 1} y="22" width="8" height="8" rx="2.5" opacity="0.5" />
          ))}
          {[33, 45].map((x) => (
            <S.Quiet key={x} x={x - 1} y="36" width="8" height="8" rx="2.5" opacity="0.5" />
          ))}
          <S.Sign x="56" y="36" width="8" height="8" rx="2.5" />
          <S.Pressed cx="48" cy="66" r="13" />
          <S.Line d="m42 66 4 4 8-8" />
        </>
      )}
    </S.Picture>
  );
}
