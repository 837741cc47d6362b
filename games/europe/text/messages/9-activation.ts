export interface ActivationMessages {}
