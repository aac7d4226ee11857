import path from 'node:path';
import { Logger, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { BlobStore, FolderBlobStore, LiveHints, ServiceKitModule } from '@chalkboard/service-kit';
import { ModelMenuReader } from './adapters/model/model-menu-reader';
import type { MenuConfig } from './config';
import { JobRepository } from './domain/menu/job.repository';
import { MenuRepository } from './domain/menu/menu.repository';
import { PaperRepository } from './domain/menu/paper.repository';
import { PictureFolders } from './domain/menu/picture-folders';
import { MenuReader } from './domain/reading/menu-reader';
import { ExtractionPool, poolSize } from './extraction/extraction-pool';
import { AnswerSnapshotController } from './features/answer-snapshot/answer-snapshot.controller';
import { DeleteExpiredUploadsHandler } from './features/delete-expired-uploads/delete-expired-uploads.handler';
import { ExtractMenuHandler } from './features/extract-menu/extract-menu.handler';
import { ExtractionQueue } from './features/extract-menu/extraction-queue';
import { FollowMenuController } from './features/follow-menu/follow-menu.controller';
import { FollowExtractionController } from './features/upload-menu/follow-extraction.controller';
import { FollowExtractionHandler } from './features/upload-menu/follow-extraction.handler';
import { ProposeChangesController } from './features/propose-changes/propose-changes.controller';
import { PublishMenuController } from './features/publish-menu/publish-menu.controller';
import { ReadMenuController } from './features/read-menu/read-menu.controller';
import { ReviewMenuController } from './features/review-menu/review-menu.controller';
import { SeedDemoMenuHandler } from './features/seed-demo-menu/seed-demo-menu.handler';
import { SellOutController } from './features/sell-out/sell-out.controller';
import { ShowPageController } from './features/show-page/show-page.controller';
import { UpdateMenuController } from './features/update-menu/update-menu.controller';
import { UploadMenuController } from './features/upload-menu/upload-menu.controller';
import { UploadMenuHandler } from './features/upload-menu/upload-menu.handler';
import { UploadUpdateController } from './features/upload-menu/upload-update.controller';
import { MENU_PROBLEMS } from './menu-problems';
import { describeReader, modelOf } from './model-config';
import { DiskPictureFolders } from './persistence/disk-picture-folders';
import { ExtractionJobEntity } from './persistence/extraction-job.entity';
import { MenuEntity } from './persistence/menu.entity';
import { Menus1760000200000 } from './persistence/migrations/1760000200000-menus';
import { Readings1760000700000 } from './persistence/migrations/1760000700000-readings';
import { PagePictureEntity } from './persistence/page-picture.entity';
import { TypeormJobRepository } from './persistence/typeorm-job.repository';
import { TypeormMenuRepository } from './persistence/typeorm-menu.repository';
import { TypeormPaperRepository } from './persistence/typeorm-paper.repository';
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
          entities: [MenuEntity, ExtractionJobEntity, UploadEntity, PagePictureEntity],
          migrations: [Menus1760000200000, Readings1760000700000],
          problems: MENU_PROBLEMS,
        }),
      ],
      controllers: [
        UploadMenuController,
        UploadUpdateController,
        FollowExtractionController,
        ReadMenuController,
        FollowMenuController,
        ReviewMenuController,
        ShowPageController,
        ProposeChangesController,
        UpdateMenuController,
        PublishMenuController,
        AnswerSnapshotController,
        SellOutController,
      ],
      providers: [
        UploadMenuHandler,
        FollowExtractionHandler,
        DeleteExpiredUploadsHandler,
        ...extraction(config),
        { provide: SeedDemoMenuHandler, useFactory: (menus: MenuRepository) => new SeedDemoMenuHandler(menus, config.DEMO_DATA), inject: [MenuRepository] },
        TypeormMenuRepository,
        { provide: MenuRepository, useExisting: TypeormMenuRepository },
        { provide: JobRepository, useClass: TypeormJobRepository },
        { provide: PaperRepository, useClass: TypeormPaperRepository },
        { provide: PictureFolders, useValue: new DiskPictureFolders(path.join(config.DATA_DIR, 'reading')) },
        { provide: BlobStore, useValue: new FolderBlobStore(config.BLOB_DIR ?? path.join(config.DATA_DIR, 'blobs', 'menu')) },
      ],
    };
  }
}

function extraction(config: MenuConfig): Provider[] {
  const workers = poolSize(config.EXTRACTION_WORKERS);
  const bounds = { memoryMb: config.EXTRACTION_WORKER_MB, pageMs: config.EXTRACTION_PAGE_SECONDS * 1000, jobMs: config.EXTRACTION_JOB_SECONDS * 1000 };
  const model = modelOf(config);
  // Jobs that wait for the model keep no extraction process busy.
  const jobsAtOnce = workers + (model?.concurrency ?? 0);
  return [
    { provide: ExtractionPool, useFactory: () => new ExtractionPool({ workers, workerFile: config.EXTRACTION_WORKER_FILE, bounds, idleMs: config.EXTRACTION_IDLE_SECONDS * 1000 }) },
    {
      provide: MenuReader,
      useFactory: (pool: ExtractionPool): MenuReader => {
        const logger = new Logger(MenuReader.name);
        logger.log(describeReader(model));
        return model ? new ModelMenuReader(pool, { ...model, onFault: (fault, page) => logger.warn(`Page ${page} was read without the model: ${fault.message}`) }) : pool;
      },
      inject: [ExtractionPool],
    },
    {
      provide: ExtractMenuHandler,
      useFactory: (jobs: JobRepository, paper: PaperRepository, blobs: BlobStore, reader: MenuReader, folders: PictureFolders, hints: LiveHints) =>
        new ExtractMenuHandler(jobs, paper, blobs, reader, folders, hints, config.DEFAULT_TIME_ZONE),
      inject: [JobRepository, PaperRepository, BlobStore, MenuReader, PictureFolders, LiveHints],
    },
    {
      provide: ExtractionQueue,
      useFactory: (jobs: JobRepository, handler: ExtractMenuHandler, pool: ExtractionPool, hints: LiveHints) => new ExtractionQueue(jobs, handler, pool, jobsAtOnce, hints),
      inject: [JobRepository, ExtractMenuHandler, ExtractionPool, LiveHints],
    },
  ];
}
