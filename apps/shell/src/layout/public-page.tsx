import { PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts';
import { SiteFrame } from './site-frame';

/** A page of the public site: the way back, a heading, what it is about, and then its parts. */
export function PublicPage({
  lang,
  title,
  heading = title,
  lead,
  above,
  actions,
  children,
}: {
  /** Of all that is given here (BCP 47), where it is not the reader's. */
  readonly lang?: string;
  /** For the browser's tab. */
  readonly title: string;
  readonly heading?: string;
  readonly lead: string;
  /** Stands over the heading, e.g. a badge. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <SiteFrame>
      <PageFrame className="max-w-7xl pt-2 sm:pt-4">
        <Link
          to="/"
          className="tap -ms-1 inline-flex items-center gap-2 px-1 text-small text-quiet hover:text-ink hover:underline print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {texts.frame.backToHome}
        </Link>
        <div lang={lang} className="mt-4 mb-12 sm:mt-8 sm:mb-16">
          {above && <div className="mb-4">{above}</div>}
          <h1 className="max-w-[22ch] text-display tracking-tight">{heading}</h1>
          <p className="mt-4 max-w-[52ch] text-lead text-quiet">{lead}</p>
          {actions && <div className="mt-6 flex flex-wrap gap-3 print:hidden">{actions}</div>}
        </div>
        {lang === undefined ? children : <div lang={lang}>{children}</div>}
      </PageFrame>
    </SiteFrame>
  );
}

/** A part of a page under its own heading, with room above it. */
export function PageSection({
  id,
  title,
  children,
}: {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const headingId = `${id ?? title.toLowerCase().replace(/\W+/g, '-')}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="mt-16 sm:mt-24 print:mt-8">
      <h2 id={headingId} className="mb-6 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Numbered steps, the number large in the serif. */
export function Steps({ items }: { readonly items: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ol className="grid gap-x-12 gap-y-8 md:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <p aria-hidden className="font-serif text-heading text-accent-ink italic">
            {index + 1}
          </p>
          <h3 className="mt-2 text-lead">{title}</h3>
          <p className="mt-1 max-w-[40ch] text-small text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The last word of a page: a sentence, and what to do now. */
export function ClosingCall({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className="mt-16 border-y-[3px] border-double border-control py-12 text-center sm:mt-24 sm:py-16 print:hidden"
    >
      <h2 className="text-heading">{title}</h2>
      <p className="mx-auto mt-2 max-w-[46ch] text-quiet">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  );
}

/** Questions and their answers, all of them open: nothing to press, and the page's search finds them. */
export function QuestionList({
  items,
}: {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}) {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {items.map(({ question, answer }) => (
        <div key={question} className="border-t border-hairline pt-4">
          <h3 className="text-lead">{question}</h3>
          <p className="mt-1 max-w-[60ch] text-quiet">{answer}</p>
        </div>
      ))}
    </div>
  );
}
