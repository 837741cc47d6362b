export interface InterphaseMessages {}
