import { SellOutByWordsRpcV1, type SoldOutByWords } from '@chalkboard/contracts';
import { DependencyUnavailableError, Requester } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { SOLD_OUT_ANSWERS } from '../../domain/sold-out-answers';
import type { SoldOutText } from '../../domain/sold-out-text';
import { DishChoices } from '../../persistence/dish-choices';

/** A restaurant says by text that a dish is sold out, or there again. */
@Injectable()
export class SellOutByTextHandler {
  private readonly logger = new Logger(SellOutByTextHandler.name);

  constructor(
    private readonly choices: DishChoices,
    private readonly requester: Requester,
  ) {}

  /**
   * Does it, before anything of the text is kept: asked again it does the same.
   * @param hash of the number that the text comes from
   * @returns what is answered; undefined: this number is no confirmed one of a menu
   */
  async execute({ soldOut, words, choice }: SoldOutText, hash: string): Promise<string | undefined> {
    const shareIds = await this.choices.menusOf(hash);
    if (shareIds.length === 0) return undefined;
    if (words === '') return SOLD_OUT_ANSWERS.howTo;
    const chosen = choice === undefined ? undefined : await this.choices.chosen(hash, choice);
    const dish = chosen && shareIds.includes(chosen.shareId) ? chosen : undefined;
    let answer: SoldOutByWords;
    try {
      answer = await this.requester.ask(SellOutByWordsRpcV1, {
        shareIds,
        soldOut,
        words,
        ...(dish && { dish: { shareId: dish.shareId, itemId: dish.itemId } }),
      });
    } catch (error) {
      if (!(error instanceof DependencyUnavailableError)) throw error;
      return SOLD_OUT_ANSWERS.notNow;
    }
    if (answer.outcome === 'unknown') return SOLD_OUT_ANSWERS.unknown(words);
    if (answer.outcome === 'choose') {
      await this.choices.keep(hash, answer.dishes);
      return SOLD_OUT_ANSWERS.choose(answer.dishes, answer.count, soldOut);
    }
    this.logger.log(`A dish of menu ${answer.dish.shareId} is ${soldOut ? 'sold out' : 'there again'} by text`);
    return SOLD_OUT_ANSWERS.done(answer.dish.name, soldOut);
  }
}
