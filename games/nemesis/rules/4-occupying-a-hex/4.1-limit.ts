/** 4.1 Six Occupancy Factors of one side are all that a hex can hold, at any time. */
export const CAPACITY = 6;
