import { RetentionLogEntity } from '@chalkboard/service-kit';
import { AllergenChartEntity } from './allergen-chart.entity';
import { BusinessEntity } from './business.entity';
import {
  ConversionDayEntity,
  ConversionMonthEntity,
  ReadingDayTimesEntity,
  ReadingMonthTimesEntity,
} from './conversion-statistics.entities';
import { ConversionEntity } from './conversion.entity';
import { DirectoryDueEntity, DirectoryEntryEntity, ReviewSummaryEntity } from './directory.entities';
import { ErasureEntity } from './erasure.entity';
import { ExtractionJobEntity } from './extraction-job.entity';
import { ImportedMenuEntity } from './imported-menu.entity';
import { LinkAttemptsEntity } from './link-attempts.entity';
import { LogoEntity } from './logo.entity';
import { VisitHourEntity, VisitMonthEntity } from './menu-visits.entities';
import { MenuEntity } from './menu.entity';
import { PagePictureEntity } from './page-picture.entity';
import { PhotoEntity, PhotoFileEntity } from './photo.entities';
import { ReadingNoteEntity } from './reading-note.entity';
import { SuggestedLettersEntity } from './suggested-letters.entity';
import { UploadEntity } from './upload.entity';

/** Every table of the menu schema but those that service-kit brings to each service. */
export const MENU_ENTITIES = [
  MenuEntity,
  BusinessEntity,
  ExtractionJobEntity,
  ReadingNoteEntity,
  UploadEntity,
  PagePictureEntity,
  LogoEntity,
  PhotoEntity,
  PhotoFileEntity,
  AllergenChartEntity,
  ImportedMenuEntity,
  ConversionEntity,
  ConversionDayEntity,
  ConversionMonthEntity,
  ReadingDayTimesEntity,
  ReadingMonthTimesEntity,
  VisitHourEntity,
  VisitMonthEntity,
  SuggestedLettersEntity,
  LinkAttemptsEntity,
  DirectoryEntryEntity,
  DirectoryDueEntity,
  ReviewSummaryEntity,
  ErasureEntity,
  RetentionLogEntity,
];
