import { LineRecogniser } from './line-recogniser';
import { alphabetOf, loadModel, ocrModels } from './ocr-models';
import { TesseractWordSource } from './tesseract-word-source';
import { TextDetector } from './text-detector';

/** What reads pictures of pages. Kept between pages; loaded with the first picture, since text PDFs need none of it. */
export class Recognisers {
  readonly words = new TesseractWordSource();
  private models: Promise<{ detector: TextDetector; recogniser: LineRecogniser }> | undefined;

  /** @param modelsFolder with models of one's own, see `ocrModels` */
  constructor(private readonly modelsFolder?: string) {}

  /** @throws Error when the models cannot be loaded */
  loaded(): Promise<{ detector: TextDetector; recogniser: LineRecogniser }> {
    this.models ??= this.load();
    return this.models;
  }

  private async load(): Promise<{ detector: TextDetector; recogniser: LineRecogniser }> {
    const files = ocrModels(this.modelsFolder);
    const alphabet = alphabetOf(files.alphabet);
    return {
      detector: new TextDetector(await loadModel(files.detector)),
      recogniser: new LineRecogniser(await loadModel(files.recogniser), alphabet),
    };
  }

  /** Ends what runs beside this thread. */
  close(): Promise<void> {
    return this.words.close();
  }
}
