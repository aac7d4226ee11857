import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SuggestedLetters } from '../domain/menu/suggested-letters';

@Injectable()
export class PostgresSuggestedLetters extends SuggestedLetters {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(shareId: string, day: string, letters: number): Promise<number> {
    const [row] = (await this.dataSource.query(
      'INSERT INTO suggested_letters (share_id, day, letters) VALUES ($1, $2, $3) ON CONFLICT (share_id, day) DO UPDATE SET letters = suggested_letters.letters + excluded.letters RETURNING letters',
      [shareId, day, letters],
    )) as { letters: number }[];
    return row?.letters ?? letters;
  }

  async removeBefore(day: string): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM suggested_letters WHERE day < $1', [day])) as [
      unknown,
      number,
    ];
    return count;
  }
}
