import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL, with the right to make databases in it. */
    postgres: string;
  }
}

/** Runs once before the server tests, and stops the server after them. */
export default function setup(project: TestProject): () => void {
  const postgres = startPostgres();
  project.provide('postgres', postgres.url('postgres'));
  return () => postgres.stop();
}
