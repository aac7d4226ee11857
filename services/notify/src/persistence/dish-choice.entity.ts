import type { NamedDish } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The dishes that a number was last named to choose from, by the number's hash. */
@Entity('dish_choices')
export class DishChoiceEntity {
  @PrimaryColumn('text') destinationHash!: string;
  @Column('jsonb') dishes!: NamedDish[];
  @Column('timestamptz') namedAt!: Date;
}
