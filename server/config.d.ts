export type Config = Readonly<{
    port: number;
    host: string;
    dataDir: string;
    databaseUrl: string | undefined;
    siteUrl: string;
    adminPassword: string | undefined;
    toolkitPassword: string | undefined;
    smtpUrl: string | undefined;
    trustProxy: string | number | undefined;
    logLevel: string;
}>;
/** A setting that cannot be used. Its message is one line for the operator; the value, perhaps a secret, is not in it. */
export declare class ConfigError extends Error {
}
export declare function loadConfig(env: Record<string, string | undefined>): Config;
