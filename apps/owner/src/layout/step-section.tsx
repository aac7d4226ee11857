import { useEffect, useRef, type ReactNode } from 'react';

/** A field that takes the focus stands clear of the actions at the bottom. */
const CLEAR = 'pt-8 [&_:is(input,select,textarea)]:scroll-mb-28';

/**
 * One step of a wizard: its heading, which takes the focus when the step is entered, and what is asked. With `onSubmit`
 * it is a form.
 */
export function StepSection({
  title,
  text,
  onSubmit,
  children,
}: {
  readonly title: string;
  readonly text: string;
  onSubmit?(): void;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const content = (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-quiet">{text}</p>
      {children}
    </>
  );
  if (!onSubmit) return <section className={CLEAR}>{content}</section>;
  return (
    <form
      noValidate
      className={CLEAR}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {content}
    </form>
  );
}
