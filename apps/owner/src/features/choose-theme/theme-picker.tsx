import { MENU_THEMES, THEME_CATEGORIES, type ThemeCategory } from '@chalkboard/contracts/themes';
import { Tabs } from '@chalkboard/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts';
import { lookOfTheme, type MenuLook } from './look';
import { ThemeCard, type SampledMenu } from './theme-card';

const t = texts.look;
const ALL = 'all';
const TABS: readonly (ThemeCategory | typeof ALL)[] = [ALL, ...THEME_CATEGORIES];

/** The themes under their categories, each shown on `menu`. Choosing one takes its colours, in place of own ones. */
export function ThemePicker({
  look,
  menu,
  onChange,
}: {
  readonly look: MenuLook;
  readonly menu: SampledMenu;
  onChange(look: MenuLook): void;
}) {
  const name = useId();
  const [category, setCategory] = useState<(typeof TABS)[number]>(ALL);
  const tabs = TABS.map((value) => ({
    value,
    label: t.categories[value],
    content: (
      <fieldset className="min-w-0">
        <legend className="sr-only">{t.themes}</legend>
        <div className="grid grid-cols-2 gap-3 @xl:grid-cols-3 @xl:gap-4 @5xl:grid-cols-2">
          {MENU_THEMES.filter((theme) => value === ALL || theme.category === value).map((theme) => (
            <ThemeCard
              key={theme.id}
              theme={theme}
              menu={menu}
              name={`${name}-${value}`}
              chosen={look.backgroundTheme === theme.id}
              onChoose={() => onChange(lookOfTheme(theme))}
            />
          ))}
        </div>
      </fieldset>
    ),
  }));
  return <Tabs label={t.categoriesLabel} tabs={tabs} value={category} onChange={setCategory} />;
}
