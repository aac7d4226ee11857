import { Plus } from 'lucide-react';
import { texts } from '../../texts';

const EXAMPLE = {
  name: 'Osteria Lucia',
  line: 'Fresh pasta since 1986',
  sections: [
    {
      name: 'Antipasti',
      dishes: [
        { name: 'Burrata & Peaches', text: 'basil, toasted almonds', price: '12.50' },
        { name: 'Bruschetta', text: 'tomato, garlic, good oil', price: '7.00' },
      ],
    },
    {
      name: 'Pasta',
      dishes: [
        { name: 'Cacio e Pepe', text: 'pecorino, black pepper', price: '14.00' },
        { name: 'Tagliatelle al Ragù', text: 'beef, slow cooked', price: '16.50' },
        { name: 'Ravioli di Zucca', text: 'pumpkin, sage butter', price: '15.00' },
      ],
    },
    { name: 'Dolci', dishes: [{ name: 'Tiramisù', text: 'the old recipe', price: '8.50' }] },
  ],
};

/**
 * The same dishes twice: printed on a sheet, and on a guest's phone. Drawn, not photographed; one picture for a screen
 * reader.
 */
export function PaperToPhone() {
  return (
    <figure role="img" aria-label={texts.home.example} className="relative mx-auto w-full max-w-[34rem] pb-6">
      <div aria-hidden className="relative">
        <Paper />
        <Phone />
      </div>
    </figure>
  );
}

function Paper() {
  return (
    <div className="w-[74%] -rotate-2 bg-sheet px-[7%] pt-[8%] pb-[12%] text-sheet-ink shadow-float">
      <div className="border-y-[3px] border-double border-sheet-ink py-3 text-center">
        <p className="font-serif text-title font-medium italic">{EXAMPLE.name}</p>
        <p className="text-caption tracking-wide text-sheet-quiet uppercase">{EXAMPLE.line}</p>
      </div>
      {EXAMPLE.sections.map(({ name, dishes }) => (
        <div key={name} className="mt-5">
          <p className="text-center font-serif text-lead italic">{name}</p>
          {dishes.map((dish) => (
            <div key={dish.name} className="mt-2">
              <p className="flex items-baseline gap-1.5 font-serif text-small">
                {dish.name}
                <span className="leader border-sheet-line" />
                <span className="tabular">{dish.price}</span>
              </p>
              <p className="text-caption text-sheet-quiet italic">{dish.text}</p>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Phone() {
  return (
    <div className="absolute end-0 bottom-[-5%] w-[62%] sm:w-[52%] rounded-[2rem] border-[6px] border-ink bg-paper shadow-float dark:border-control">
      <div className="overflow-hidden rounded-[1.6rem]">
        <div className="px-4 pt-6 pb-3">
          <p className="font-serif text-lead font-semibold">{EXAMPLE.name}</p>
          <p className="text-caption text-quiet">{EXAMPLE.line}</p>
        </div>
        <div className="flex gap-2 border-y border-hairline px-4 py-2 text-caption">
          <span className="rounded-full bg-ink px-3 py-0.5 font-medium text-paper">Pasta</span>
          <span className="px-1 py-0.5 text-quiet">Antipasti</span>
        </div>
        {EXAMPLE.sections[1]!.dishes.map(({ name, text, price }) => (
          <div key={name} className="flex items-center gap-2 border-b border-hairline px-4 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-2 text-caption font-semibold">
                <span className="truncate">{name}</span>
                <span className="tabular shrink-0">${price}</span>
              </p>
              <p className="truncate text-caption text-quiet">{text}</p>
            </div>
            <span className="hidden size-6 shrink-0 place-items-center rounded-full border border-control sm:grid">
              <Plus className="size-3.5" />
            </span>
          </div>
        ))}
        <div className="m-3 flex items-center justify-between rounded-card bg-accent px-3 py-2 text-caption font-semibold text-on-accent">
          <span>View cart · 2</span>
          <span className="tabular">$30.50</span>
        </div>
      </div>
    </div>
  );
}
