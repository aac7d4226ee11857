import {
  DIRECTORY,
  ListedRestaurant,
  type DirectoryEntry,
  type DirectoryPage,
  type DirectoryQuery,
  type DirectorySort,
} from '@chalkboard/contracts';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { readKeysetPage, rowsOf, type Condition, type KeysetList, type KeysetOrder } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Directory } from '../domain/directory/directory';

const Row = z.object({
  shareId: z.string(),
  content: ListedRestaurant,
  ratingTimes100: z.int(),
  reviewCount: z.int(),
});

/** More words find no less. */
const MAX_WORDS = 6;

const SELECT = 'share_id AS "shareId", content, rating_times_100 AS "ratingTimes100", review_count AS "reviewCount"';
const SHARE_ID = { sql: 'share_id', type: 'text' } as const;
const RATING = { sql: 'rating_times_100', type: 'bigint' } as const;
const REVIEWS = { sql: 'review_count', type: 'bigint' } as const;
const ORDERS: Readonly<Record<DirectorySort, KeysetOrder>> = {
  rating: { direction: 'desc', columns: [RATING, REVIEWS, SHARE_ID] },
  reviews: { direction: 'desc', columns: [REVIEWS, RATING, SHARE_ID] },
  name: { direction: 'asc', columns: [{ sql: 'name_key', type: 'text' }, SHARE_ID] },
};

@Injectable()
export class PostgresDirectory extends Directory {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list({ search, cuisine, state, price, rating, sort, cursor, limit }: DirectoryQuery): Promise<DirectoryPage> {
    const where: KeysetList['where'] = [
      cuisine && ['cuisine = ?', cuisine],
      state && ['state = ?', state],
      price && ['price_range = ?', price],
      rating === undefined ? undefined : ['rating_times_100 >= ?', rating * 100],
      foundBy(search),
    ];
    const page = await readKeysetPage(
      this.dataSource,
      { select: SELECT, from: 'directory_entries', where, order: ORDERS[sort] },
      { cursor, limit },
      DIRECTORY.totalCap,
    );
    return { ...page, items: rowsOf(Row, page.items).map(entryOf) };
  }
}

/**
 * That each word that is looked for begins one of a restaurant's. Not by runs of letters, as in the lists of staff: a
 * word that is in most descriptions would be looked for letter by letter in all of them.
 */
function foundBy(search = ''): Condition | undefined {
  const words =
    search
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  return words.length > 0
    ? ["search_words @@ to_tsquery('simple', search_key(?))", words.map((word) => `'${word}':*`).join(' & ')]
    : undefined;
}

function entryOf({ shareId, content, ratingTimes100, reviewCount }: z.infer<typeof Row>): DirectoryEntry {
  const { logo } = content;
  return {
    ...content,
    id: shareId,
    menuId: shareId,
    rating: reviewCount > 0 ? ratingTimes100 / 100 : null,
    reviewCount,
    ...(logo && { imageUrl: logoAddress(logo.hash) }),
  };
}
