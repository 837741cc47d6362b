import { testGlossary } from '@bivouac/testing/glossaries.ts';
import { glossary } from './glossary.ts';
import { rules } from './ui/rules.ts';

testGlossary(
  glossary,
  rules('en').map(({ number }) => number),
);
