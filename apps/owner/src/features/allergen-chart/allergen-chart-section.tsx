import type { AllergenCharts, HostV1, Menu } from '@chalkboard/contracts';
import { printAllergenChartRoute } from '@chalkboard/contracts/api/menu/allergens.routes';
import { Button, LinkButton } from '@chalkboard/ui';
import { addressOf, writtenDate } from '@chalkboard/web-kit';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FoldedRule } from '../../shared/rules/folded-rule';
import { texts } from '../../texts';
import { useAllergenCharts } from './use-allergen-charts';

const t = texts.allergenChart;

/** Names that are read at a glance; more are counted. */
const NAMED = 8;

/** Of how many dishes the allergens are stated, and the charts that were made of them. */
export function AllergenChartSection({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { charts, error, retry, making, make } = useAllergenCharts(host, menu.shareId);
  return (
    <FoldedRule
      id="allergens"
      title={t.title}
      text={t.text}
      state={charts && t.state({ stated: charts.stated, dishes: charts.dishes })}
    >
      <div className="grid gap-5 pt-2 pb-8">
        {!charts && error && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-small">
            {t.unread}
            <Button onClick={retry}>{t.retry}</Button>
          </p>
        )}
        {charts && (
          <>
            <Stated charts={charts} menu={menu} />
            <NextChart charts={charts} making={making} onMake={make} />
            <Issued charts={charts} menu={menu} />
          </>
        )}
      </div>
    </FoldedRule>
  );
}

function Stated({ charts, menu }: { readonly charts: AllergenCharts; readonly menu: Menu }) {
  const { dishes, stated, missing } = charts;
  return (
    <div className="grid justify-items-start gap-2 text-small">
      <p>{stated === dishes ? t.statedAll : t.stated({ stated, dishes })}</p>
      {missing.length > 0 && (
        <>
          <p className="text-quiet wrap-anywhere">
            {t.missing({
              names: missing.slice(0, NAMED).join(', '),
              more: Math.max(0, missing.length - NAMED),
            })}
          </p>
          <LinkButton as={Link} to={`/menu/${menu.shareId}/review`}>
            {t.review}
          </LinkButton>
        </>
      )}
    </div>
  );
}

function NextChart({
  charts: { charts, changes, stated },
  making,
  onMake,
}: {
  readonly charts: AllergenCharts;
  readonly making: boolean;
  onMake(): void;
}) {
  const last = charts[0]?.version ?? 0;
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => changes?.[kind].length);
  return (
    <div className="grid justify-items-start gap-3 text-small">
      {changes && kinds.length === 0 && <p className="text-quiet">{t.unchanged({ version: last })}</p>}
      {changes && kinds.length > 0 && (
        <div>
          <h3 className="font-sans text-small font-semibold">{t.changedSince({ version: last })}</h3>
          <ul className="mt-1 grid gap-1">
            {kinds.map((kind) => (
              <li key={kind} className="wrap-anywhere">
                <span className="text-quiet">{t.changes[kind]}</span> {changes[kind].join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(!changes || kinds.length > 0) && (
        <Button type="button" variant="primary" disabled={making || stated === 0} onClick={onMake}>
          {making ? t.making : t.make({ version: last + 1 })}
        </Button>
      )}
    </div>
  );
}

function Issued({ charts: { charts }, menu }: { readonly charts: AllergenCharts; readonly menu: Menu }) {
  return (
    <div>
      <h3 className="font-sans text-small font-semibold">{t.charts}</h3>
      {charts.length === 0 && <p className="mt-1 text-small text-quiet">{t.none}</p>}
      <ul className="mt-1 divide-y divide-hairline">
        {charts.map(({ version, issuedAt, dishes, stated }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-small">
            <a
              href={addressOf(printAllergenChartRoute, {
                params: { shareId: menu.shareId, version: String(version) },
                query: {},
              })}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
            >
              <FileText aria-hidden className="size-4" />
              {t.open({ version })}
            </a>
            <span className="text-quiet">
              {t.ofChart({ date: writtenDate(issuedAt, menu.timeZone), stated, dishes })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
