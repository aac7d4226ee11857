import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { BlobStore, FolderBlobStore, LiveHints, ServiceKitModule } from '@chalkboard/service-kit';
import type { MenuConfig } from './config';
import { JobRepository } from './domain/menu/job.repository';
import { MenuRepository } from './domain/menu/menu.repository';
import { ExtractionPool } from './extraction/extraction-pool';
import { AnswerSnapshotController } from './features/answer-snapshot/answer-snapshot.controller';
import { DeleteExpiredUploadsHandler } from './features/delete-expired-uploads/delete-expired-uploads.handler';
import { ExtractMenuHandler } from './features/extract-menu/extract-menu.handler';
import { ExtractionQueue } from './features/extract-menu/extraction-queue';
import { FollowExtractionController } from './features/upload-menu/follow-extraction.controller';
import { FollowExtractionHandler } from './features/upload-menu/follow-extraction.handler';
import { PublishMenuController } from './features/publish-menu/publish-menu.controller';
import { ReadMenuController } from './features/read-menu/read-menu.controller';
import { SeedDemoMenuHandler } from './features/seed-demo-menu/seed-demo-menu.handler';
import { UpdateMenuController } from './features/update-menu/update-menu.controller';
import { UploadMenuController } from './features/upload-menu/upload-menu.controller';
import { UploadMenuHandler } from './features/upload-menu/upload-menu.handler';
import { MENU_PROBLEMS } from './menu-problems';
import { ExtractionJobEntity } from './persistence/extraction-job.entity';
import { MenuEntity } from './persistence/menu.entity';
import { Menus1760000200000 } from './persistence/migrations/1760000200000-menus';
import { TypeormJobRepository } from './persistence/typeorm-job.repository';
import { TypeormMenuRepository } from './persistence/typeorm-menu.repository';
import { UploadEntity } from './persistence/upload.entity';

@Module({})
export class MenuModule {
  static register(config: MenuConfig): DynamicModule {
    return {
      module: MenuModule,
      imports: [
        ServiceKitModule.register({
          service: 'menu',
          config,
          entities: [MenuEntity, ExtractionJobEntity, UploadEntity],
          migrations: [Menus1760000200000],
          problems: MENU_PROBLEMS,
        }),
      ],
      controllers: [UploadMenuController, FollowExtractionController, ReadMenuController, UpdateMenuController, PublishMenuController, AnswerSnapshotController],
      providers: [
        UploadMenuHandler,
        FollowExtractionHandler,
        DeleteExpiredUploadsHandler,
        ...extraction(config),
        { provide: SeedDemoMenuHandler, useFactory: (menus: MenuRepository) => new SeedDemoMenuHandler(menus, config.DEMO_DATA), inject: [MenuRepository] },
        TypeormMenuRepository,
        { provide: MenuRepository, useExisting: TypeormMenuRepository },
        { provide: JobRepository, useClass: TypeormJobRepository },
        { provide: BlobStore, useValue: new FolderBlobStore(config.BLOB_DIR ?? path.join(config.DATA_DIR, 'blobs', 'menu')) },
      ],
    };
  }
}

function extraction(config: MenuConfig): Provider[] {
  const workers = config.EXTRACTION_WORKERS ?? Math.max(1, availableParallelism() - 1);
  return [
    { provide: ExtractionPool, useFactory: () => new ExtractionPool({ workers, workerFile: config.EXTRACTION_WORKER_FILE }) },
    {
      provide: ExtractMenuHandler,
      useFactory: (jobs: JobRepository, blobs: BlobStore, pool: ExtractionPool, hints: LiveHints) => new ExtractMenuHandler(jobs, blobs, pool, hints, config.DEFAULT_TIME_ZONE),
      inject: [JobRepository, BlobStore, ExtractionPool, LiveHints],
    },
    {
      provide: ExtractionQueue,
      useFactory: (jobs: JobRepository, handler: ExtractMenuHandler, pool: ExtractionPool, hints: LiveHints) => new ExtractionQueue(jobs, handler, pool, workers, hints),
      inject: [JobRepository, ExtractMenuHandler, ExtractionPool, LiveHints],
    },
  ];
}
