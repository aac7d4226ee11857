import { RECORDING, type RecordingType } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Recordings, type ByteRange } from '../domain/reviews';

const Found = z.object({ type: z.enum(RECORDING.mimeTypes), size: z.int() });
const Part = z.object({ part: z.instanceof(Buffer) });

@Injectable()
export class PostgresRecordings extends Recordings {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(reviewId: string, among: 'published' | 'all'): Promise<{ type: RecordingType; size: number } | undefined> {
    const [row] = rowsOf(
      Found,
      await this.dataSource.query(
        'SELECT recording_type AS type, octet_length(bytes) AS size FROM review_recordings JOIN reviews ON reviews.id = review_id WHERE review_id = $1 AND (is_published OR $2)',
        [reviewId, among === 'all'],
      ),
    );
    return row;
  }

  async read(reviewId: string, { start, end }: ByteRange): Promise<Buffer | undefined> {
    const [row] = rowsOf(
      Part,
      await this.dataSource.query(
        'SELECT substring(bytes FROM $2::int FOR $3::int) AS part FROM review_recordings WHERE review_id = $1',
        [reviewId, start + 1, end - start + 1],
      ),
    );
    return row?.part;
  }
}
