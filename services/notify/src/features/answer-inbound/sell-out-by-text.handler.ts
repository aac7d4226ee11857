import { SellOutByWordsRpcV1, type SoldOutByWords } from '@chalkboard/contracts';
import { DependencyUnavailableError, Requester } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SoldOutAnswers } from '../../domain/sold-out-answers';
import type { SoldOutText } from '../../domain/sold-out-text';
import { DishChoices } from '../../persistence/dish-choices';
import { OrderStates } from '../../persistence/order-states';

/** A restaurant says by text that a dish is sold out, or there again. */
@Injectable()
export class SellOutByTextHandler {
  private readonly logger = new Logger(SellOutByTextHandler.name);

  constructor(
    private readonly choices: DishChoices,
    private readonly states: OrderStates,
    private readonly dataSource: DataSource,
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
    const answers = new SoldOutAnswers(await this.states.languageOf(hash, this.dataSource.manager));
    if (words === '') return answers.howTo;
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
      return answers.notNow;
    }
    if (answer.outcome === 'unknown') return answers.unknown(words);
    if (answer.outcome === 'choose') {
      await this.choices.keep(hash, answer.dishes);
      return answers.choose(answer.dishes, answer.count, soldOut);
    }
    this.logger.log(`A dish of menu ${answer.dish.shareId} is ${soldOut ? 'sold out' : 'there again'} by text`);
    return answers.done(answer.dish.name, soldOut);
  }
}
