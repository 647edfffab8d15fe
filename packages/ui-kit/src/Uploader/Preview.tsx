import { useCallback, type ReactNode } from 'react';

/** A picture that is still on this device. Its address is given back to the browser as soon as it is no longer shown. */
export function Preview({ file, name }: { readonly file: File; readonly name: string }): ReactNode {
  const show = useCallback((image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => { URL.revokeObjectURL(address); };
  }, [file]);
  return <img ref={show} alt={name} decoding="async" />;
}
