import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many requests a key of the API has sent in the minute of its last one. */
@Entity('api_requests')
export class ApiRequestsEntity {
  @PrimaryColumn('uuid') keyId!: string;
  @Column('timestamptz') minute!: Date;
  @Column('int') requests!: number;
}
