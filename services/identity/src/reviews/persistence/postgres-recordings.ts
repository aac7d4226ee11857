import type { RecordingType } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Recordings, type ByteRange } from '../domain/reviews';

@Injectable()
export class PostgresRecordings extends Recordings {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(reviewId: string, among: 'published' | 'all'): Promise<{ type: RecordingType; size: number } | undefined> {
    const [row] = (await this.dataSource.query(
      'SELECT recording_type AS type, octet_length(bytes) AS size FROM review_recordings JOIN reviews ON reviews.id = review_id WHERE review_id = $1 AND (is_published OR $2)',
      [reviewId, among === 'all'],
    )) as { type: RecordingType; size: number }[];
    return row;
  }

  async read(reviewId: string, { start, end }: ByteRange): Promise<Buffer | undefined> {
    const [row] = (await this.dataSource.query(
      'SELECT substring(bytes FROM $2::int FOR $3::int) AS part FROM review_recordings WHERE review_id = $1',
      [reviewId, start + 1, end - start + 1],
    )) as { part: Buffer }[];
    return row?.part;
  }
}
