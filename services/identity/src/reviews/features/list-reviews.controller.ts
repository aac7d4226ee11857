import { ReviewsQuery, type Reviews, type ReviewSummary } from '@chalkboard/contracts';
import { listReviewsRoute, summariseReviewsRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { Handles, KnownVisitor, RouteQuery, type Visitor } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import { ReviewLists } from '../domain/reviews';

@Controller()
export class ListReviewsController {
  constructor(private readonly lists: ReviewLists) {}

  @Handles(listReviewsRoute)
  @Header('cache-control', 'no-store')
  list(@RouteQuery() query: ReviewsQuery, @KnownVisitor() visitor: Visitor | undefined): Promise<Reviews> {
    return this.lists.publicPage(query, visitor?.hash);
  }

  @Handles(summariseReviewsRoute)
  @Header('cache-control', 'no-store')
  summary(): Promise<ReviewSummary> {
    return this.lists.summary();
  }
}
