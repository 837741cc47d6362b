import { rulingsAreHeld } from '@bivouac/testing';

rulingsAreHeld(new URL('../', import.meta.url));
