import { Controller, Get, Header, Query } from '@nestjs/common';
import { ReviewsQuery, type Reviews, type ReviewSummary } from '@chalkboard/contracts';
import { contract, KnownVisitor, Public, type Visitor } from '@chalkboard/service-kit';
import { ReviewLists } from '../../domain/reviews';

@Controller('api/reviews')
export class ListReviewsController {
  constructor(private readonly lists: ReviewLists) {}

  @Public('what is published is for everybody')
  @Get()
  @Header('cache-control', 'no-store')
  list(@Query(contract(ReviewsQuery)) query: ReviewsQuery, @KnownVisitor() visitor: Visitor | undefined): Promise<Reviews> {
    return this.lists.publicPage(query, visitor?.hash);
  }

  @Public('figures of what is published, and how much was taken away')
  @Get('summary')
  @Header('cache-control', 'no-store')
  summary(): Promise<ReviewSummary> {
    return this.lists.summary();
  }
}
