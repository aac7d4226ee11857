import type { CustomerInfo } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Order, OrderLine } from '../domain/order';

@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') number!: string;
  @Column('text') shareId!: string;
  @Column('int') version!: number;
  @Column('text') status!: Order['status'];
  @Column('text') orderType!: Order['orderType'];
  @Column('text') paymentMethod!: Order['paymentMethod'];
  @Column('text') currency!: string;
  @Column('jsonb') lines!: OrderLine[];
  @Column('bigint') subtotal!: number;
  @Column('bigint') deliveryFee!: number;
  @Column('bigint') total!: number;
  @Column('jsonb') customer!: CustomerInfo;
  @Column('boolean') allergyConfirmed!: boolean;
  @Column('jsonb') channels!: Order['channels'];
  @Column('timestamptz') placedAt!: Date;
}
