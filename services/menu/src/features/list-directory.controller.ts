import type { DirectoryQuery, DirectoryPage } from '@chalkboard/contracts';
import { listDirectoryRoute } from '@chalkboard/contracts/api/menu/directory.routes';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import { Directory } from '../domain/directory/directory';

@Controller()
export class ListDirectoryController {
  constructor(private readonly directory: Directory) {}

  @Handles(listDirectoryRoute)
  @Header('cache-control', 'no-cache')
  list(@RouteQuery() query: DirectoryQuery): Promise<DirectoryPage> {
    return this.directory.list(query);
  }
}
