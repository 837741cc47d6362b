import { testLesson } from '@bivouac/testing/lessons.ts';
import { europePackage } from '../index.ts';
import { lesson } from './lesson.ts';

testLesson(europePackage, lesson);
