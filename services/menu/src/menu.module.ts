import path from 'node:path';
import {
  BlobStore,
  LiveHints,
  openBlobStore,
  RetentionLog1760002700000,
  Search1760002200000,
  ServiceKitModule,
} from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Logger, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ZipArchiveReader } from './adapters/archive/zip-archive-reader';
import { ForkedLogoCleaner } from './adapters/logo/forked-logo-cleaner';
import { ModelMenuReader } from './adapters/model/model-menu-reader';
import { ModelTranslationSuggester } from './adapters/model/model-translation-suggester';
import { ForkedPhotoMaker } from './adapters/photo/forked-photo-maker';
import type { MenuConfig } from './config';
import { ArchiveReader } from './domain/archive/archive-reader';
import { MenuImports } from './domain/archive/menu-imports';
import { Directory } from './domain/directory/directory';
import { Businesses } from './domain/menu/businesses';
import { ConversionQuota } from './domain/menu/conversion-quota';
import { JobRepository } from './domain/menu/job.repository';
import { LinkAttempts } from './domain/menu/link-attempts';
import { LogoCleaner } from './domain/menu/logo-cleaner';
import { LogoStore } from './domain/menu/logo-store';
import { MenuRepository } from './domain/menu/menu.repository';
import { PhotoMaker } from './domain/menu/photo-maker';
import { PhotoStore } from './domain/menu/photo-store';
import { Conversions } from './domain/menu/quota';
import { ReadingFolders } from './domain/menu/reading-folders';
import { RemovalJournal } from './domain/menu/removal-journal';
import { SourceImageRepository } from './domain/menu/source-image.repository';
import { SuggestedLetters } from './domain/menu/suggested-letters';
import { NoTranslationSuggester, TranslationSuggester } from './domain/menu/translation-suggester';
import { MenuReader } from './domain/reading/menu-reader';
import { AllergenCharts } from './domain/sharing/allergen-charts';
import { MenuPrinter } from './domain/sharing/menu-printer';
import { describeConfinement } from './extraction/confinement';
import { ExtractionPool, poolSize } from './extraction/extraction-pool';
import { AnswerSnapshotController } from './features/answer-snapshot.controller';
import { MakeArchivePictures } from './features/archive/archive-pictures';
import { ImportMenusController } from './features/archive/import-menus.controller';
import { ImportMenusHandler } from './features/archive/import-menus.handler';
import { ShowArchivedMenuController } from './features/archive/show-archived-menu.controller';
import { ChangeDishByKeyController } from './features/change-dish-by-key.controller';
import { ChangeLogoController } from './features/change-logo.controller';
import { ChangePhotosController } from './features/change-photos.controller';
import { ClaimMenuController } from './features/claim-menu.controller';
import { CountVisitsController } from './features/count-visits.controller';
import { DeleteExpiredUploadsHandler } from './features/delete-expired-uploads.handler';
import { ExtractMenuHandler } from './features/extract-menu/extract-menu.handler';
import { ExtractionQueue } from './features/extract-menu/extraction-queue';
import { FillDirectoryHandler } from './features/fill-directory.handler';
import { FollowMenuController } from './features/follow-menu.controller';
import { IssueAllergenChartController } from './features/issue-allergen-chart.controller';
import { ListBusinessMenusController } from './features/list-business-menus.controller';
import { ListDirectoryController } from './features/list-directory.controller';
import { ListLocationsController } from './features/locations/list-locations.controller';
import { ManageLocationsController } from './features/locations/manage-locations.controller';
import { OnBusinessChangedConsumer } from './features/on-business-changed.consumer';
import { OnReviewSummaryConsumer } from './features/on-review-summary.consumer';
import { ProposeChangesController } from './features/propose-changes.controller';
import { PublishMenuController } from './features/publish-menu.controller';
import { PurgeCountsHandler } from './features/purge-counts.handler';
import { PurgeStatisticsHandler } from './features/purge-statistics.handler';
import { PurgeVisitsHandler } from './features/purge-visits.handler';
import { ReadMenuController } from './features/read-menu.controller';
import { ReviewMenuController } from './features/review-menu.controller';
import { SeedDemoMenuHandler } from './features/seed-demo-menu/seed-demo-menu.handler';
import { SellOutController } from './features/sell-out.controller';
import { SetOwnPricesController } from './features/set-own-prices.controller';
import { EditLinksController } from './features/share-edit-right/edit-links.controller';
import { ExchangeEditLinkController } from './features/share-edit-right/exchange-edit-link.controller';
import { ExportMenuController } from './features/share-menu/export-menu.controller';
import { PrintChartController } from './features/share-menu/print-chart.controller';
import { PrintMenuController } from './features/share-menu/print-menu.controller';
import { PrintTableCodesController } from './features/share-menu/print-table-codes.controller';
import { QrCodeController } from './features/share-menu/qr-code.controller';
import { ShowConversionAnalyticsController } from './features/show-conversion-analytics.controller';
import { ShowLogoController } from './features/show-logo.controller';
import { ShowPageController } from './features/show-page/show-page.controller';
import { ShowReadPageController } from './features/show-page/show-read-page.controller';
import { ShownPages } from './features/show-page/shown-pages';
import { ShowPhotoController } from './features/show-photo.controller';
import { ShowQuotaController } from './features/show-quota.controller';
import { ShowUploadsController } from './features/show-uploads.controller';
import { SuggestTranslationsController } from './features/suggest-translations.controller';
import { UpdateMenuController } from './features/update-menu.controller';
import { FollowExtractionController } from './features/upload-menu/follow-extraction.controller';
import { FollowExtractionHandler } from './features/upload-menu/follow-extraction.handler';
import { UploadMenuController } from './features/upload-menu/upload-menu.controller';
import { UploadMenuHandler } from './features/upload-menu/upload-menu.handler';
import { UploadUpdateController } from './features/upload-menu/upload-update.controller';
import { MENU_PROBLEMS } from './menu-problems';
import { describeReader, modelOf } from './model-config';
import { BusinessErasure } from './persistence/business-erasure';
import { BusinessProjection } from './persistence/business-projection';
import { DailyConversionStatistics } from './persistence/conversion-statistics';
import { DirectoryEntries } from './persistence/directory-entries';
import { DiskReadingFolders } from './persistence/disk-reading-folders';
import { MENU_ENTITIES } from './persistence/menu-entities';
import { MenuVisitCounts } from './persistence/menu-visits';
import { Menus1760000200000 } from './persistence/migrations/1760000200000-menus';
import { Readings1760000700000 } from './persistence/migrations/1760000700000-readings';
import { Logos1760001300000 } from './persistence/migrations/1760001300000-logos';
import { MenusOfBusinesses1760001400000 } from './persistence/migrations/1760001400000-menus-of-businesses';
import { UpdatesOfMenus1760001500000 } from './persistence/migrations/1760001500000-updates-of-menus';
import { PlansInForce1760002100000 } from './persistence/migrations/1760002100000-plans-in-force';
import { ConversionFigures1760002320000 } from './persistence/migrations/1760002320000-conversion-figures';
import { Directory1760002500000 } from './persistence/migrations/1760002500000-directory';
import { SuggestedLetters1760002800000 } from './persistence/migrations/1760002800000-suggested-letters';
import { ReadingNotes1760003200000 } from './persistence/migrations/1760003200000-reading-notes';
import { FairQueue1760003600000 } from './persistence/migrations/1760003600000-fair-queue';
import { Photos1760004400000 } from './persistence/migrations/1760004400000-photos';
import { AllergenCharts1760004600000 } from './persistence/migrations/1760004600000-allergen-charts';
import { Locations1760008400000 } from './persistence/migrations/1760008400000-locations';
import { MenuVisits1760009000100 } from './persistence/migrations/1760009000100-menu-visits';
import { ImportedMenus1760009700000 } from './persistence/migrations/1760009700000-imported-menus';
import { PostgresAllergenCharts } from './persistence/postgres-allergen-charts';
import { PostgresConversions } from './persistence/postgres-conversions';
import { PostgresDirectory } from './persistence/postgres-directory';
import { PostgresLinkAttempts } from './persistence/postgres-link-attempts';
import { PostgresMenuImports } from './persistence/postgres-menu-imports';
import { PostgresPhotoStore } from './persistence/postgres-photo-store';
import { PostgresRemovalJournal } from './persistence/postgres-removal-journal';
import { PostgresSuggestedLetters } from './persistence/postgres-suggested-letters';
import { ReadingQueue } from './persistence/reading-queue';
import { TypeormJobRepository } from './persistence/typeorm-job.repository';
import { TypeormLogoStore } from './persistence/typeorm-logo-store';
import { TypeormMenuRepository } from './persistence/typeorm-menu.repository';
import { TypeormSourceImageRepository } from './persistence/typeorm-source-image.repository';
import { PrintShop } from './printing/print-shop';
import { PrintedDocuments } from './printing/printed-documents';

@Module({})
export class MenuModule {
  static register(config: MenuConfig): DynamicModule {
    return {
      module: MenuModule,
      imports: [
        ServiceKitModule.register({
          service: 'menu',
          config,
          entities: MENU_ENTITIES,
          migrations: [
            Menus1760000200000,
            Readings1760000700000,
            Logos1760001300000,
            MenusOfBusinesses1760001400000,
            UpdatesOfMenus1760001500000,
            PlansInForce1760002100000,
            Search1760002200000,
            ConversionFigures1760002320000,
            Directory1760002500000,
            SuggestedLetters1760002800000,
            RetentionLog1760002700000,
            ReadingNotes1760003200000,
            FairQueue1760003600000,
            Photos1760004400000,
            AllergenCharts1760004600000,
            Locations1760008400000,
            MenuVisits1760009000100,
            ImportedMenus1760009700000,
          ],
          problems: MENU_PROBLEMS,
        }),
      ],
      controllers: [
        ClaimMenuController,
        EditLinksController,
        ExchangeEditLinkController,
        ChangeDishByKeyController,
        ListBusinessMenusController,
        ShowQuotaController,
        ShowConversionAnalyticsController,
        CountVisitsController,
        ListDirectoryController,
        OnBusinessChangedConsumer,
        OnReviewSummaryConsumer,
        UploadMenuController,
        UploadUpdateController,
        FollowExtractionController,
        ReadMenuController,
        FollowMenuController,
        ReviewMenuController,
        ShowPageController,
        ShowReadPageController,
        ShowUploadsController,
        ProposeChangesController,
        UpdateMenuController,
        SuggestTranslationsController,
        PublishMenuController,
        ChangeLogoController,
        ShowLogoController,
        ChangePhotosController,
        ShowPhotoController,
        QrCodeController,
        PrintMenuController,
        PrintTableCodesController,
        ExportMenuController,
        IssueAllergenChartController,
        PrintChartController,
        AnswerSnapshotController,
        SellOutController,
        ListLocationsController,
        ManageLocationsController,
        SetOwnPricesController,
        ShowArchivedMenuController,
        ImportMenusController,
      ],
      providers: [
        UploadMenuHandler,
        FollowExtractionHandler,
        ShownPages,
        DeleteExpiredUploadsHandler,
        PurgeCountsHandler,
        PurgeStatisticsHandler,
        PurgeVisitsHandler,
        MenuVisitCounts,
        DailyConversionStatistics,
        DirectoryEntries,
        FillDirectoryHandler,
        { provide: Directory, useClass: PostgresDirectory },
        { provide: AllergenCharts, useClass: PostgresAllergenCharts },
        ...businesses(config),
        ...extraction(config),
        ...sharing(config),
        ...translating(config),
        ...archives(),
        {
          provide: SeedDemoMenuHandler,
          useFactory: (menus: MenuRepository, known: Businesses) =>
            new SeedDemoMenuHandler(menus, known, config.DEMO_DATA),
          inject: [MenuRepository, Businesses],
        },
        TypeormMenuRepository,
        ReadingQueue,
        { provide: MenuRepository, useExisting: TypeormMenuRepository },
        { provide: JobRepository, useClass: TypeormJobRepository },
        { provide: SourceImageRepository, useClass: TypeormSourceImageRepository },
        { provide: LogoStore, useClass: TypeormLogoStore },
        // Built beside the extraction worker.
        {
          provide: LogoCleaner,
          useValue: new ForkedLogoCleaner(path.join(path.dirname(config.EXTRACTION_WORKER_FILE), 'logo-worker.js')),
        },
        { provide: PhotoStore, useClass: PostgresPhotoStore },
        {
          provide: PhotoMaker,
          useValue: new ForkedPhotoMaker(path.join(path.dirname(config.EXTRACTION_WORKER_FILE), 'photo-worker.js')),
        },
        { provide: RemovalJournal, useClass: PostgresRemovalJournal },
        { provide: ReadingFolders, useValue: new DiskReadingFolders(readingDirOf(config)) },
        { provide: BlobStore, useFactory: () => openBlobStore(config, { service: 'menu', dataDir: config.DATA_DIR }) },
      ],
    };
  }
}

function extraction(config: MenuConfig): Provider[] {
  const workers = poolSize(config.EXTRACTION_WORKERS);
  const bounds = {
    memoryMb: config.EXTRACTION_WORKER_MB,
    pageMs: config.EXTRACTION_PAGE_SECONDS * 1000,
    jobMs: config.EXTRACTION_JOB_SECONDS * 1000,
  };
  const model = modelOf(config);
  // Jobs that wait for the model keep no extraction process busy. The last place is for somebody else than who has all
  // the others.
  const places = workers + (model?.concurrency ?? 0) + 1;
  return [
    {
      provide: ExtractionPool,
      useFactory: () => {
        new Logger(ExtractionPool.name).log(describeConfinement());
        const reach = { read: [], write: [readingDirOf(config)] };
        return new ExtractionPool({
          workers,
          workerFile: config.EXTRACTION_WORKER_FILE,
          bounds,
          idleMs: config.EXTRACTION_IDLE_SECONDS * 1000,
          modelsFolder: config.OCR_MODELS_DIR,
          reach,
        });
      },
    },
    {
      provide: MenuReader,
      useFactory: (pool: ExtractionPool): MenuReader => {
        const logger = new Logger(MenuReader.name);
        logger.log(describeReader(model));
        return model
          ? new ModelMenuReader(pool, {
              ...model,
              onFault: (fault, page) => logger.warn(`Page ${page} was read without the model: ${fault.message}`),
            })
          : pool;
      },
      inject: [ExtractionPool],
    },
    {
      provide: ExtractMenuHandler,
      useFactory: (
        jobs: JobRepository,
        sourceImage: SourceImageRepository,
        blobs: BlobStore,
        reader: MenuReader,
        folders: ReadingFolders,
        hints: LiveHints,
      ) => new ExtractMenuHandler(jobs, sourceImage, blobs, reader, folders, hints, config.DEFAULT_TIME_ZONE),
      inject: [JobRepository, SourceImageRepository, BlobStore, MenuReader, ReadingFolders, LiveHints],
    },
    {
      provide: ExtractionQueue,
      useFactory: (jobs: JobRepository, handler: ExtractMenuHandler, pool: ExtractionPool, hints: LiveHints) =>
        new ExtractionQueue(jobs, handler, pool, places, hints),
      inject: [JobRepository, ExtractMenuHandler, ExtractionPool, LiveHints],
    },
  ];
}

/** Where the copies of uploads and the pictures of pages lie while a menu is read. */
function readingDirOf({ DATA_DIR }: MenuConfig): string {
  return path.join(DATA_DIR, 'reading');
}

function sharing(config: MenuConfig): Provider[] {
  return [
    {
      provide: MenuPrinter,
      useFactory: () => {
        const logger = new Logger(MenuPrinter.name);
        return new PrintShop({ threadFile: config.PRINTING_THREAD_FILE, onFault: (reason) => logger.error(reason) });
      },
    },
    {
      provide: PrintedDocuments,
      useFactory: (printer: MenuPrinter, logos: LogoStore) =>
        new PrintedDocuments({ printer, publicUrl: config.PUBLIC_URL, logoOf: (hash) => logos.find(hash) }),
      inject: [MenuPrinter, LogoStore],
    },
  ];
}

function translating(config: MenuConfig): Provider[] {
  const model = modelOf(config);
  return [
    { provide: SuggestedLetters, useClass: PostgresSuggestedLetters },
    {
      provide: TranslationSuggester,
      useFactory: (): TranslationSuggester => {
        if (!model) return new NoTranslationSuggester();
        const logger = new Logger(TranslationSuggester.name);
        return new ModelTranslationSuggester({
          ...model,
          onFault: (fault) => logger.warn(`Texts were not translated: ${fault.message}`),
        });
      },
    },
  ];
}

function businesses(config: MenuConfig): Provider[] {
  return [
    BusinessErasure,
    BusinessProjection,
    { provide: Businesses, useExisting: BusinessProjection },
    PostgresConversions,
    { provide: Conversions, useExisting: PostgresConversions },
    {
      provide: ConversionQuota,
      useFactory: (known: Businesses, conversions: Conversions, clock: Clock) =>
        new ConversionQuota(known, conversions, clock, config.FREE_CONVERSIONS),
      inject: [Businesses, Conversions, Clock],
    },
    { provide: LinkAttempts, useClass: PostgresLinkAttempts },
  ];
}

function archives(): Provider[] {
  return [
    MakeArchivePictures,
    ImportMenusHandler,
    { provide: ArchiveReader, useValue: new ZipArchiveReader() },
    { provide: MenuImports, useClass: PostgresMenuImports },
  ];
}
