import { UPLOAD } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { useRef, type ComponentProps } from 'react';

/**
 * A button that lets choose files of a menu; with `camera` a phone opens its camera at once and gives one photo; with
 * `accept` it lets choose one file of another kind.
 */
export function FileButton({
  label,
  camera = false,
  accept,
  onFiles,
  ...button
}: { readonly label: string; readonly camera?: boolean; readonly accept?: string; onFiles(files: File[]): void } & Omit<
  ComponentProps<typeof Button>,
  'onClick'
>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()} {...button} />
      <input
        ref={input}
        type="file"
        {...(camera
          ? { accept: 'image/jpeg,image/png', capture: 'environment' }
          : { accept: accept ?? UPLOAD.accept, multiple: accept === undefined })}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
