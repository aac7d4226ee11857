import type { ComponentType } from 'react';
import { PageFrame, Toaster } from '../src';
import {
  ButtonsExample,
  ChoicesExample,
  DialogExample,
  FieldsExample,
  PlayerExample,
  StarsExample,
  TabsExample,
  ToastExample,
} from './controls';
import {
  BadgesExample,
  ChartExample,
  ColoursExample,
  EmptyExample,
  ProgressExample,
  SurfacesExample,
  TableExample,
  TypeExample,
} from './surfaces';
import { galleryTexts as t } from './texts';
import { toasts } from './toasts';

const PARTS: readonly (readonly [title: string, Example: ComponentType])[] = [
  [t.parts.colour, ColoursExample],
  [t.parts.type, TypeExample],
  [t.parts.buttons, ButtonsExample],
  [t.parts.fields, FieldsExample],
  [t.parts.choices, ChoicesExample],
  [t.parts.states, BadgesExample],
  [t.parts.progress, ProgressExample],
  [t.parts.surfaces, SurfacesExample],
  [t.parts.tabs, TabsExample],
  [t.parts.table, TableExample],
  [t.parts.charts, ChartExample],
  [t.parts.stars, StarsExample],
  [t.parts.player, PlayerExample],
  [t.parts.dialog, DialogExample],
  [t.parts.toast, ToastExample],
  [t.parts.empty, EmptyExample],
];

/** Every component in every state: for work on them, and for the tests that look at them. No slice ships it. */
export function Gallery() {
  return (
    <PageFrame className="max-w-7xl">
      <h1 className="text-display tracking-tight">{t.title}</h1>
      <p className="mt-4 mb-12 max-w-[52ch] text-lead text-quiet">{t.lead}</p>
      {PARTS.map(([title, Example]) => (
        <section
          key={title}
          aria-label={title}
          className="grid gap-x-12 gap-y-4 border-t border-hairline py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
        >
          <h2 className="text-title">{title}</h2>
          <div className="min-w-0">
            <Example />
          </div>
        </section>
      ))}
      <Toaster store={toasts} />
    </PageFrame>
  );
}
