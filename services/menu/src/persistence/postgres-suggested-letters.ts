import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import { SuggestedLetters } from '../domain/menu/suggested-letters';
import { SuggestedLettersEntity } from './suggested-letters.entity';

const Counted = z.object({ letters: z.int() });

@Injectable()
export class PostgresSuggestedLetters extends SuggestedLetters {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(shareId: string, day: string, letters: number): Promise<number> {
    const [row] = rowsOf(
      Counted,
      await this.dataSource.query(
        'INSERT INTO suggested_letters (share_id, day, letters) VALUES ($1, $2, $3) ON CONFLICT (share_id, day) DO UPDATE SET letters = suggested_letters.letters + excluded.letters RETURNING letters',
        [shareId, day, letters],
      ),
    );
    return row?.letters ?? letters;
  }

  async removeBefore(day: string): Promise<number> {
    const { affected } = await this.dataSource.manager.delete(SuggestedLettersEntity, { day: LessThan(day) });
    return affected ?? 0;
  }
}
