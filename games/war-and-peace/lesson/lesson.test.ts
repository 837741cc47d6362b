import { testLesson } from '@bivouac/testing/lessons.ts';
import { warAndPeacePackage } from '../index.ts';
import { rules } from '../ui/rules.ts';
import { lesson } from './lesson.ts';

testLesson(
  warAndPeacePackage,
  lesson,
  rules('en').map(({ number }) => number),
);
