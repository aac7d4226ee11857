import { formatDate } from '@chalkboard/web-kit';
import { Link } from 'react-router-dom';
import { PublicPage } from '../layout/public-page';
import { documentTexts, type LegalText } from '../texts';

/** A document in numbered sections, its table of contents beside it on a wide screen. */
export function LegalDocument({ text }: { readonly text: LegalText }) {
  return (
    <PublicPage
      lang="en"
      title={text.title}
      lead={text.lead}
      above={<p className="text-small text-quiet">{documentTexts.effective(formatDate(text.effective))}</p>}
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <nav
          aria-label={documentTexts.contents}
          className="self-start text-small lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden"
        >
          <ol>
            {text.sections.map(({ id, title }, index) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="tap flex items-center gap-3 text-quiet hover:text-ink hover:underline lg:min-h-9"
                >
                  <span className="tabular w-5 shrink-0 text-end">{index + 1}</span>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch]">
          {text.sections.map(({ id, title, paragraphs, list, link }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="border-t border-hairline py-8 first:border-t-0 first:pt-0"
            >
              <h2 id={`${id}-heading`} className="mb-3 text-title">
                {index + 1}. {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {list && (
                <ul className="mt-3 list-disc space-y-1.5 ps-6 marker:text-quiet">
                  {list.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {link && (
                <p className="mt-4">
                  <Link
                    to={link.to}
                    className="tap inline-flex items-center font-medium underline decoration-control underline-offset-4 hover:decoration-ink"
                  >
                    {link.label}
                  </Link>
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </PublicPage>
  );
}
