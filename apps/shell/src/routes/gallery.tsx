import type { ComponentType } from 'react';
import {
  ButtonsExample,
  ChoicesExample,
  DialogExample,
  FieldsExample,
  PlayerExample,
  StarsExample,
  TabsExample,
  ToastExample,
} from '../features/show-gallery/gallery-controls';
import {
  BadgesExample,
  ChartExample,
  ColoursExample,
  EmptyExample,
  ProgressExample,
  SurfacesExample,
  TableExample,
  TypeExample,
} from '../features/show-gallery/gallery-surfaces';
import { PublicPage } from '../layout/public-page';
import { galleryTexts as t } from '../texts';

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

export default function GalleryPage() {
  return (
    <PublicPage title={t.title} lead={t.lead}>
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
    </PublicPage>
  );
}
