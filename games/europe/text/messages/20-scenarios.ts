export interface SetUpMessages {}
