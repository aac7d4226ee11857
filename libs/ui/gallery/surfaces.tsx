import { ClipboardList } from 'lucide-react';
import {
  Badge,
  BarList,
  Button,
  Card,
  Cell,
  Chart,
  EmptyState,
  HeaderCell,
  Price,
  Progress,
  Skeleton,
  SkeletonBar,
  StatCard,
  Table,
  TestBadge,
  type BadgeState,
} from '../src';
import { galleryTexts as t } from './texts';

const STATES: readonly BadgeState[] = ['placed', 'accepted', 'ready', 'failed', 'uncertain'];
/** Written out, since the class names are found by reading this file. */
const COLOURS = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['quiet', 'bg-quiet'],
  ['hairline', 'bg-hairline'],
  ['control', 'bg-control'],
  ['accent', 'bg-accent'],
  ['placed', 'bg-placed'],
  ['accepted', 'bg-accepted'],
  ['ready', 'bg-ready'],
  ['failed', 'bg-failed'],
  ['uncertain', 'bg-uncertain'],
] as const;
const SIZES = [
  ['display', 'font-serif text-display'],
  ['heading', 'font-serif text-heading'],
  ['title', 'font-serif text-title'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['caption', 'text-caption'],
] as const;
const SALES = [
  { dish: 'Cacio e Pepe', sold: 12, revenue: '$168.00' },
  { dish: 'Tiramisù', sold: 7, revenue: '$59.50' },
];

export function ColoursExample() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      {COLOURS.map(([name, look]) => (
        <li key={name} className="text-caption text-quiet">
          <span className={`mb-1 block h-12 rounded-card border border-hairline ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function TypeExample() {
  return (
    <ul className="grid gap-3">
      {SIZES.map(([name, look]) => (
        <li key={name} className={look}>
          {name}
        </li>
      ))}
    </ul>
  );
}

export function BadgesExample() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>{t.badges.plain}</Badge>
      {STATES.map((state) => (
        <Badge key={state} state={state}>
          {t.badges[state]}
        </Badge>
      ))}
      <TestBadge>{t.badges.test}</TestBadge>
    </div>
  );
}

export function ProgressExample() {
  const { empty, half, full, ofSeven, loading } = t.progress;
  return (
    <div className="grid gap-4">
      {[
        { label: empty, value: 0 },
        { label: half, value: 60 },
        { label: full, value: 100 },
        { label: ofSeven, value: 3, max: 7 },
      ].map((bar) => (
        <div key={bar.label}>
          <p className="mb-1.5 text-small">{bar.label}</p>
          <Progress {...bar} />
        </div>
      ))}
      <Skeleton label={loading} className="mt-2 grid gap-2">
        <SkeletonBar className="h-6 w-1/2" />
        <SkeletonBar className="h-4 w-2/3" />
      </Skeleton>
    </div>
  );
}

export function SurfacesExample() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card className="sm:col-span-2">{t.surfaces.card}</Card>
      <dl className="contents">
        <StatCard label={t.surfaces.revenue} value="$4,218.50" note={t.surfaces.revenueNote} />
        <StatCard label={t.surfaces.orders} value="312" icon={<ClipboardList aria-hidden />} />
      </dl>
    </div>
  );
}

export function TableExample() {
  return (
    <Table caption={t.table.caption}>
      <thead>
        <tr>
          <HeaderCell>{t.table.dish}</HeaderCell>
          <HeaderCell align="right">{t.table.sold}</HeaderCell>
          <HeaderCell align="right">{t.table.revenue}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {SALES.map(({ dish, sold, revenue }) => (
          <tr key={dish}>
            <HeaderCell scope="row">{dish}</HeaderCell>
            <Cell align="right">{sold}</Cell>
            <Cell align="right">
              <Price>{revenue}</Price>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function ChartExample() {
  const { days, placed, refused, title, bars, top, table } = t.chart;
  const orders = [12, 18, 9, 22, 31, 40, 27];
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Chart
        title={title}
        points={days}
        series={[
          { name: placed, values: orders },
          { name: refused, values: [1, 0, 2, 1, 4, 3, 1] },
        ]}
        format={String}
        tableLabel={table}
      />
      <Chart
        kind="bars"
        title={bars}
        points={days}
        series={[{ name: placed, values: orders }]}
        format={String}
        tableLabel={table}
      />
      <BarList
        title={top}
        items={SALES.map(({ dish, sold, revenue }) => ({ key: dish, label: dish, value: sold, text: revenue }))}
        empty={t.empty.title}
      />
    </div>
  );
}

export function EmptyExample() {
  return (
    <Card>
      <EmptyState
        icon={<ClipboardList aria-hidden strokeWidth={1.4} />}
        title={t.empty.title}
        text={t.empty.text}
        action={<Button variant="primary">{t.empty.action}</Button>}
      />
    </Card>
  );
}
