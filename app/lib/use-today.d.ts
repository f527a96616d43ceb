/** The visitor's own date as YYYY-MM-DD. The prerendered page, which cannot know it, shows the day of the build. */
export declare const useToday: () => any;
