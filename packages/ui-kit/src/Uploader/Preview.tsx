import { useCallback, type ReactNode } from 'react';

/** Preview of a local file. Revokes its object URL on unmount. */
export function Preview({ file, name }: { readonly file: File; readonly name: string }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [file],
  );
  return <img ref={show} alt={name} decoding="async" />;
}
