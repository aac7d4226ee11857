import type { MenuChange, MenuItem } from '@chalkboard/contracts';
import { Price } from '@chalkboard/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';

const t = texts.update.list;

/** A change in words: what it is about, and what it would do. */
export function ChangeText({ change }: { readonly change: MenuChange }) {
  switch (change.kind) {
    case 'price':
      return (
        <Lines name={change.label ? `${change.name}, ${change.label}` : change.name} note={change.category}>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="sr-only">{t.fromTo({ from: change.from || t.noPrice, to: change.to })}</span>
            <Price aria-hidden className="text-quiet line-through">
              {change.from || t.noPrice}
            </Price>
            <ArrowRight aria-hidden className="size-4 self-center text-quiet" />
            <Price aria-hidden className="font-semibold">
              {change.to}
            </Price>
          </span>
        </Lines>
      );
    case 'renamed':
      return (
        <Lines name={change.to} note={change.category}>
          <span className="text-quiet line-through">{change.name}</span>
        </Lines>
      );
    case 'new':
      return (
        <Lines
          name={change.item.name}
          note={
            change.categoryId
              ? t.into({ category: change.category })
              : t.intoNew({ category: change.category || t.newSection })
          }
        >
          <span className="tabular font-semibold">
            {pricesOf(change.item) || <span className="font-normal text-quiet">{t.noPrice}</span>}
          </span>
          {change.item.description && <span className="block text-quiet">{change.item.description}</span>}
        </Lines>
      );
    case 'gone':
      return <Lines name={change.name} note={change.category} />;
  }
}

function Lines({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children?: ReactNode;
}) {
  return (
    <span className="block min-w-0">
      <span className="block text-body font-medium">{name}</span>
      {children && <span className="block">{children}</span>}
      <span className="block text-caption text-quiet">{note}</span>
    </span>
  );
}

function pricesOf({ price, variants = [] }: MenuItem): string {
  return variants.length > 0 ? variants.map((variant) => `${variant.label} ${variant.price}`).join(' · ') : price;
}

/** What a change is about, in a word or two. */
export function nameOf(change: MenuChange): string {
  return change.kind === 'new' ? change.item.name : change.name;
}
