export interface VictoryMessages {}
