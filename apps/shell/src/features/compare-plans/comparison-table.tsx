import { PLAN_IDS, PLANS } from '@chalkboard/contracts';
import { Cell, HeaderCell, Table } from '@chalkboard/ui';
import { Check, Minus } from 'lucide-react';
import { pricingTexts as t } from '../../texts';
import { COMPARISON_ROWS } from './comparison-rows';

/** Yes and no are a mark to see and a word to hear; anything else is said as it is. */
function Answer({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string') return value;
  const [Icon, look, word] = value
    ? ([Check, 'text-ready', t.comparison.included] as const)
    : ([Minus, 'text-quiet', t.comparison.notIncluded] as const);
  return (
    <>
      <Icon aria-hidden className={`mx-auto size-5 ${look}`} />
      <span className="sr-only">{word}</span>
    </>
  );
}

export function ComparisonTable() {
  return (
    <Table
      caption={t.comparison.caption}
      hideCaption
      className="min-w-[21rem] table-fixed max-sm:text-caption max-sm:[&_:is(th,td)]:px-1.5"
    >
      <thead>
        <tr>
          <HeaderCell className="w-[29%] sm:w-1/3">{t.comparison.feature}</HeaderCell>
          {PLAN_IDS.map((id) => (
            <HeaderCell key={id} align="center">
              <span className="font-serif text-caption text-ink sm:text-lead">{PLANS[id].name}</span>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMPARISON_ROWS.map((row) => (
          <tr key={row.feature}>
            <HeaderCell scope="row">{row.feature}</HeaderCell>
            {PLAN_IDS.map((id) => (
              <Cell key={id} align="center">
                <Answer value={row[id]} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
