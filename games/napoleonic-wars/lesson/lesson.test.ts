import { testLesson } from '@bivouac/testing/lessons.ts';
import { napoleonicWarsPackage } from '../index.ts';
import { lesson } from './lesson.ts';

testLesson(napoleonicWarsPackage, lesson);
