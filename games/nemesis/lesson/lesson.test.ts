import { testLesson } from '@bivouac/testing/lessons.ts';
import { nemesisPackage } from '../index.ts';
import { lesson } from './lesson.ts';

testLesson(nemesisPackage, lesson);
