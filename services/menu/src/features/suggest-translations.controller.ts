import type {
  Menu,
  SuggestTranslationsRequest,
  SuggestTranslationsResponse,
  TranslatedText,
} from '@chalkboard/contracts';
import { suggestTranslationsRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { textKey, textsOf, type MenuText } from '@chalkboard/menu-rules/menu-texts';
import { Handles, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param } from '@nestjs/common';
import { editable, type Caller } from '../domain/menu/edit-right';
import { MenuRepository } from '../domain/menu/menu.repository';
import { assertLettersLeft, dayOf, SuggestedLetters } from '../domain/menu/suggested-letters';
import { TranslationSuggester } from '../domain/menu/translation-suggester';
import { CurrentCaller } from '../http/caller';

/**
 * Asks how printed texts of a menu read in another language. What is translated is the menu's, never the caller's, and
 * nothing is kept of it.
 */
@Controller()
export class SuggestTranslationsController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly suggester: TranslationSuggester,
    private readonly letters: SuggestedLetters,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws MenuError `menu.not_found`, `menu.no_suggestions`, `menu.too_many_suggestions`, `menu.suggestions_failed`,
   * and what `assertMayEdit` throws
   */
  @Handles(suggestTranslationsRoute)
  async suggest(
    @Param('shareId') shareId: string,
    @RouteBody() { language, texts }: SuggestTranslationsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<SuggestTranslationsResponse> {
    const { menu } = editable(await this.menus.find(shareId), caller);
    const wanted = new Set(texts.map(textKey));
    const asked = textsOf(menu).filter((text) => wanted.has(textKey(text)));
    if (asked.length === 0) return { texts: [] };
    if (this.suggester.offered)
      assertLettersLeft(
        await this.letters.take(
          shareId,
          dayOf(this.clock.now()),
          asked.reduce((sum, { text }) => sum + text.length, 0),
        ),
      );
    const contexts = contextsOf(menu);
    const suggestions = await this.suggester.suggest({
      from: menu.language,
      to: language,
      texts: asked.map((text) => ({ text: text.text, kind: text.kind, ...contextOf(text, contexts) })),
    });
    return {
      texts: asked.flatMap(({ id, field, text: of }, index): TranslatedText[] => {
        const text = suggestions[index];
        return text === undefined ? [] : [{ id, field, of, text }];
      }),
    };
  }
}

/** By the id of a part: what it belongs to. */
function contextsOf({ categories }: Menu): ReadonlyMap<string, string> {
  return new Map(
    categories.flatMap(({ name, items }) =>
      items.flatMap(({ id, name: dish, variants = [], addOns = [] }): [string, string][] => [
        [id, name],
        ...[...variants, ...addOns].map((part): [string, string] => [part.id, dish]),
      ]),
    ),
  );
}

function contextOf({ id }: MenuText, contexts: ReadonlyMap<string, string>): { context?: string } {
  const context = contexts.get(id);
  return context === undefined ? {} : { context };
}
