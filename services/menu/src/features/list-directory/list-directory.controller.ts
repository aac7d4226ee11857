import { Controller, Get, Header, Query } from '@nestjs/common';
import { DirectoryQuery, type DirectoryPage } from '@chalkboard/contracts';
import { contract, Public } from '@chalkboard/service-kit';
import { Directory } from '../../domain/directory/directory';

@Controller('api/directory')
export class ListDirectoryController {
  constructor(private readonly directory: Directory) {}

  @Public('restaurants are there to be found')
  @Get()
  @Header('cache-control', 'no-cache')
  list(@Query(contract(DirectoryQuery)) query: DirectoryQuery): Promise<DirectoryPage> {
    return this.directory.list(query);
  }
}
