// Written by codegen from the OpenAPI document: do not edit.
export interface paths {
    "/api/feedback/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questionnaires the rater is asked to answer, with one task per evaluatee
         * @description A link shows its own questionnaire, a session all of the person's. Finished ones are marked closed.
         */
        get: operations["listFeedbackTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/tasks/{relationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One task with its paper, the promise about who sees what, and the rater's draft
         * @description Option scores are left out of the paper. A task that was sent answers ALREADY_SUBMITTED (nobody reads again what was sent, R6), a closed one ANSWERING_CLOSED. An anonymous one opens neither by a password (OTHERS_PASSWORD) nor by an address (OTHERS_ADDRESS) that somebody else set since it was published (R20).
         */
        get: operations["getFeedbackTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/tasks/{relationId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the answers given, without sending them
         * @description Each answer replaces the kept one of its question; an answer of a questionId alone takes it back; questions that are not named keep theirs.
         */
        put: operations["saveFeedbackDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/tasks/{relationId}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the answers for good
         * @description The answers are the whole form; the draft is dropped. Sending the same relation again changes nothing and answers as before. A form with faults answers ANSWER_INVALID; each field of the refusal is a question's id. With unsaved, a draft that holds other answers answers DRAFT_CHANGED: they were given elsewhere since the form was opened.
         */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in the enterprise that others must be able to check, the newest first
         * @description Sign-ins of whoever only answers are counted by the day, all together (R22). Nothing tells what somebody answered, or whether.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questionnaire's mail templates, one of each type
         * @description A type nobody has changed comes with the built-in text.
         */
        get: operations["listEmailTemplates"];
        put?: never;
        /**
         * Save the template of one type
         * @description Only fixed placeholders are replaced, {raterName}, {enterpriseName}, {questionnaireTitle}, {evaluateeNames}, {count}, {deadline} and {link}; another one answers INVALID_INPUT. invite and remind need {link}, a title must not have it. With before, nothing that somebody else changed in between is overwritten (STALE_VERSION); without it the last save stands.
         */
        post: operations["saveEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the collection is
         * @description For the head of the progress page; cheap enough to be asked again every minute.
         */
        get: operations["getFeedbackSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has answered about whom
         * @description In an anonymous questionnaire valuerScoreMin and valuerScoreMax answer ANONYMOUS_REFUSED (R12), and after its finish valuerKeyword and feedbackStatusList (R5), emailStatus and sorting by it (R22) too.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/form/{relationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one rater answered about one evaluatee, in a named questionnaire
         * @description Raters of a named questionnaire are told that administrators see who answered what (spec §3 type 1). Opening it is recorded (R15). Of an anonymous questionnaire ANONYMOUS_REFUSED (R1); of a form that was not sent NOT_FOUND.
         */
        get: operations["getRaterForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/setstatistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count forms in the figures, or leave them out
         * @description Recorded with who and why. On a sent form of an anonymous questionnaire ANONYMOUS_REFUSED (R11).
         */
        post: operations["setFeedbackStatistic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/participant/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The relations with their progress as a CSV file
         * @description Holds what feedback/list shows and no more; recorded (R15).
         */
        get: operations["exportParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail chosen raters, or only see who would get what
         * @description Invites whoever was never invited, reminds the others. Who has finished gets nothing, and nobody twice within 18 hours unless repeat is set, nor a second mail while one of its type waits to be sent. A rater gets one mail for all his evaluatees. With confirm true nothing is sent. With a filter the raters of all forms that match listFeedback are meant.
         */
        post: operations["notifyParticipants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{id}/answer/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a rater's form
         * @description An open form is withdrawn. A sent form of a named questionnaire is taken back, recorded with who and why; of an anonymous one ANONYMOUS_REFUSED (R11).
         */
        post: operations["cancelAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questionnaire's mails in the outbox, newest first
         * @description Without their text, for it holds the rater's link. Of an anonymous questionnaire after its finish only mails to everybody: of invitations and reminders their number alone is kept (R22).
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/notify/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the enterprise sends its mails
         * @description Without the password; source says whose mail server is used.
         */
        get: operations["getNotifyConfig"];
        put?: never;
        /**
         * Set how the enterprise sends its mails
         * @description A password left out keeps the one there is, for the same host, port and user, else RELAY_PASSWORD_NEEDED; without a user name there is none, and one that is given is RELAY_USER_NEEDED. An empty host goes back to the server's own mail set-up. Only hosts the operator allows are taken, and nothing changes while an anonymous questionnaire collects, since answering links pass through the mail server. With the version that was read, a change made meanwhile by somebody else is STALE_VERSION.
         */
        post: operations["saveNotifyConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/notify/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the saved configuration with a test mail to the caller
         * @description Connects and signs in, and waits for the mail server's answer. A refusal of the mail server is a result, not an error.
         */
        post: operations["verifyNotifyConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/notify/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the whole round, or only see who would get what
         * @description businessType is the mail's type. invite and remind go to raters who have not finished, finished to every rater once the questionnaire is finished, report to whomever a report is released to. Nobody is asked twice within 18 hours, nor mailed twice about one release, unless repeat is set; nor does anybody get a second mail while one of its type waits to be sent. With confirm true nothing is sent.
         */
        post: operations["sendNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/bulk/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count forms in the figures, or leave them out, with a reason
         * @description The rules of setstatistic. The inverse is the same act with the other value of statistic upon what changed.
         */
        post: operations["bulkSetStatistic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/feedback/bulk/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw forms, with a reason
         * @description The rules of answer/cancel; what was sent is gone and cannot be brought back.
         */
        post: operations["bulkCancelAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/dimension/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every dimension of a questionnaire, in its order
         * @description In the order they were made in, which reports keep.
         */
        get: operations["listDimensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/dimension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a dimension
         * @description Only the name; weights and questions have operations of their own. With before, nothing that somebody else changed in between is overwritten.
         */
        put: operations["updateDimension"];
        /**
         * Add a dimension at the end
         * @description Names are unique in the questionnaire (NAME_TAKEN); 200 dimensions at most. It starts without weight and questions.
         */
        post: operations["createDimension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/dimension/{dimensionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a dimension; its questions become unbound
         * @description The weights of the others stay as they are and may then miss 100.
         */
        delete: operations["deleteDimension"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/dimension/setweight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the weights of the dimensions
         * @description Weights sum to 100, or all are null (equal weights); a dimension that is not named keeps its weight. Otherwise WEIGHTS_NOT_100. With before, nothing that somebody else changed in between is overwritten (STALE_VERSION); without it the last save stands.
         */
        put: operations["setDimensionWeights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/dimension/question/rel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which question is bound to which dimension
         * @description Unbound questions are not listed.
         */
        get: operations["listDimensionQuestions"];
        put?: never;
        /**
         * Bind questions to dimensions
         * @description Replaces the binding of every question named (a question has at most one dimension); the others keep theirs. dimensionId null takes the question out of its dimension.
         */
        post: operations["bindDimensionQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employees, those who are not disabled unless the others are asked for
         * @description Sorted by the pinyin of the name. With ids the other filters and the page are ignored.
         */
        get: operations["listEmployees"];
        /**
         * Change an employee; a corrected e-mail address ends the links and sessions of the old one
         * @description Takes the particulars as they shall be; those that may be left out stay. Nobody is left without address and number, but who is stored so can be changed in everything else. With the version that was read, a change made meanwhile by somebody else is STALE_VERSION.
         */
        put: operations["updateEmployee"];
        /**
         * Add an employee; with a password, which is a one-time one, the person can sign in at once
         * @description One of address and number is needed (SIGN_IN_NAME_MISSING). The address, or without one the number, becomes the sign-in, which is this enterprise's alone: the answer is the same whether another enterprise knows the address or not. Both become one when the person confirms by a mailed link (inviteEmployee).
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One employee, also a disabled one
         * @description Everything the enterprise knows of a person; the password is nowhere.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disabled employees, by name
         * @description Takes the filters and pages of listEmployees.
         */
        get: operations["listDisabledEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/participantLevel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The raters each employee would get by the organisation (design §5.11)
         * @description Only asks, binds nobody: what autobindParticipants would find, before any evaluatee is chosen.
         */
        post: operations["listOrganisationRaters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person's own particulars
         * @description What a person sees of the own entry, in the enterprise in use.
         */
        get: operations["getGeneralInfo"];
        /**
         * Change one's own particulars
         * @description Replaces all particulars; the other enterprises of the person keep theirs. With the version that was read, a change made meanwhile elsewhere is STALE_VERSION.
         */
        put: operations["updateGeneralInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/avatar/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture (JPEG, PNG or WebP, at most 2 MB); me/avatar or updateEmployee then chooses it
         * @description The picture is made anew, 256 x 256, without what else the file held. Only the newest waits to be chosen, for a day.
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use an uploaded picture as one's own; empty takes the picture away
         * @description Holds in the enterprise in use.
         */
        put: operations["setMyAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/avatar/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of somebody of the own enterprise
         * @description Of another enterprise, or deleted, it answers NOT_FOUND.
         */
        get: operations["getAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a CSV table and tell what importing it would do; changes nothing
         * @description Columns are recognised by their headings in Chinese or English; faults are told row by row. While many tables are being read the one fault says so.
         */
        post: operations["previewEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a CSV table as a job; wrong rows are left out unless allOrNothing is set
         * @description Answers at once with a job to ask after. A table without one good row, or with any fault under allOrNothing, or while many tables are being read, is IMPORT_INVALID and starts nothing; allOrNothing takes at most 1000 rows, for they are written at once.
         */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/password/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give an employee a one-time password and end the person's sessions
         * @description The id is the employee's. The password works once within 24 hours, for choosing an own one (signIn); one's own stays. Who confirmed the address, or signs in at several enterprises with one account, or came by single sign-on and asks for the own account, keeps the password and is mailed a link to set it (design §5.4), unless that cannot be sent or was sent just now (LINK_NOT_SENT). The person is told by mail; mailed links and unsent answers of anonymous questionnaires go, and those that collect are not opened by it (R20).
         */
        put: operations["resetUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/doors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What another address or password given by the caller would close to this person
         * @description Asked before it is done: unsent answers of anonymous rounds that collect go, and what is given opens none of them (R20). For oneself nothing is closed.
         */
        get: operations["getEmployeeDoors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an employee a link to confirm the address and sign in by, good for three days
         * @description Answers in the same words whether the address is known elsewhere or not. It goes by the server's own mail server alone; without one, without an address, to a disabled person, to who has confirmed the sign-in, within five minutes of the last or while one waits to be sent it is LINK_NOT_SENT.
         */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password; ends one's other sessions
         * @description Asks for the old one, and slows down whoever guesses it (SIGN_IN_THROTTLED) like signing in. The session goes on under a new id, which comes as a cookie; the old one opens nothing. Whoever came by single sign-on is refused (SIGN_ON_KEEPS_PASSWORD): the password may open other enterprises.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable an employee; open forms are withdrawn, what was sent stays (design §5.14)
         * @description Ends the person's sessions in this enterprise. Nobody can disable oneself or the last administrator.
         */
        put: operations["disableUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enable a disabled employee again
         * @description The person may sign in again; withdrawn forms stay withdrawn.
         */
        put: operations["enableUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All departments; by seq parents stand before their children
         * @description The whole tree at once, as a flat list.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Add a department as the last one under its parent
         * @description Siblings have different names (NAME_TAKEN), so that an imported path names one department.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One department
         * @description With its members who are not disabled.
         */
        get: operations["getDepartment"];
        /**
         * Change a department
         * @description Number and leader stay when they are left out; the place in the tree is moveDepartment's. With the version that was read, a change made meanwhile by somebody else is STALE_VERSION.
         */
        put: operations["updateDepartment"];
        post?: never;
        /**
         * Remove a department; its people stay without one, its child departments move up to its parent
         * @description With the version that the removal's preview answered, exactly what was told is done, else STALE_VERSION. Without a version a department that has members or child departments is refused (disabled members do not keep it). The answer is what restoreDepartment takes to undo it.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What removing a department would touch; changes nothing
         * @description Its version, given to deleteDepartment, makes sure that nothing else than what was told is done.
         */
        get: operations["previewDepartmentRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed department back; the inverse of deleteDepartment
         * @description Takes exactly what deleteDepartment answered. People come back who are still without a department, child departments that are still where the removal put them. A department that is there already is left as it is.
         */
        post: operations["restoreDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a department under another parent, or to another place under the same one
         * @description Its children come along; under itself or one of them it cannot go (DEPARTMENT_CYCLE). Afterwards the places of its old and its new siblings run from 1 without a gap.
         */
        put: operations["moveDepartment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/positon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order sibling departments
         * @description Those named take the places given among their siblings, the others follow in their order around them. Places run from 1 without a gap afterwards. A department named twice is refused.
         */
        put: operations["positionDepartments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The employees of a department, by name
         * @description Members of this department itself, not of those below it; disabled people are left out.
         */
        get: operations["listDepartmentMembers"];
        /**
         * Make exactly these employees the department's members
         * @description Who is not named stays an employee without a department.
         */
        put: operations["setDepartmentMembers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/bulk/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable employees; open forms are withdrawn, what was sent stays
         * @description The rules of disable for one person. bulk/enable lets them in again; forms that were withdrawn stay withdrawn.
         */
        post: operations["bulkDisableEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/bulk/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable disabled employees again; the inverse of bulk/disable
         * @description People who were not disabled are in neither list. Forms that were withdrawn stay withdrawn.
         */
        post: operations["bulkEnableEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/bulk/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail employees a link to confirm the address and sign in by, good for three days
         * @description Answers who will be written to; the mails go out afterwards, and are tried again where they are refused; one that is given up stands in the audit log (person.invitationFailed). Whose sign-in is their own already is in neither list. Skipped is who is disabled, has no address, got a link within five minutes or has one waiting to be sent. They go by the server's own mail server alone: without one everybody is skipped.
         */
        post: operations["bulkInviteEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/bulk/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put employees into a department
         * @description The answer's previous tells where they were; bulk/moveback takes exactly that and undoes it.
         */
        post: operations["bulkMoveEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/bulk/moveback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put employees back where they were; the inverse of bulk/move
         * @description Takes what bulk/move answered as previous, at most 500 people in all departments; who was moved again meanwhile is put back all the same.
         */
        post: operations["bulkMoveBackEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The paper of a questionnaire, with the version a save must carry
         * @description Also notes that this session has read this version, for the original client, whose saves carry none.
         */
        get: operations["getPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{id}/paper/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the entire paper
         * @description Pages and questions with id 0 are new, those left out are removed, any other id must belong to this paper. A version other than the stored one answers STALE_VERSION and changes nothing; without a version the save is refused when someone else saved since this session last read the paper. The answer is the paper as stored, in the order sent, with its new ids and version.
         */
        post: operations["savePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enterprises the signed-in person belongs to
         * @description Only those where the person is not disabled.
         */
        get: operations["listRelatedEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work in another of one's enterprises from now on
         * @description Changes the session, not the person; other browsers stay where they are. The session goes on under a new id, which comes as a cookie; the old one opens nothing. An enterprise the person does not belong to is NOT_FOUND. All tabs of a browser share the cookie: a page that says for whom it was loaded (header x-signed-in-as, the employeeId of getCurrentUser) is answered with SIGN_IN_CHANGED by every operation once another tab works elsewhere.
         */
        post: operations["switchEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/product/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The product licence and how much of it is used (design §5.5)
         * @description Changes nothing although it is a POST; the screen warns from 90 % of permitUserCount on.
         */
        post: operations["authorizeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name and logo of the enterprise in use
         * @description The short form, for the head of every page.
         */
        get: operations["getEnterpriseBasic"];
        /**
         * Change name and logo of the enterprise in use; what is left out stays
         * @description The logo is one of those uploaded here.
         */
        put: operations["updateEnterpriseBasic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enterprise in use with its details
         * @description The long form, for the enterprise's own page.
         */
        get: operations["getEnterprise"];
        /**
         * Change the enterprise in use; what is left out stays
         * @description The logo is one of those uploaded here, the areaCode one of areaInfo; both may be empty.
         */
        put: operations["updateEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The name of the enterprise in use
         * @description The shortest form; the original client asks for it alone.
         */
        get: operations["getEnterpriseName"];
        /**
         * Rename the enterprise in use
         * @description People see it at once, raters in the next mail.
         */
        put: operations["updateEnterpriseName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/areaInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Provinces, cities and districts with their codes (GB/T 2260), for the enterprise's seat
         * @description The same list for every enterprise; a client may keep it.
         */
        get: operations["listAreas"];
        /**
         * Set the seat of the enterprise in use
         * @description The code is one of areaInfo, of whichever level; empty takes the seat away.
         */
        put: operations["setEnterpriseArea"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enterprises/logo/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo (JPEG, PNG or WebP, at most 2 MB) for the enterprise or a questionnaire's appearance
         * @description The picture is made anew, at most 512 x 256, without what else the file held. It waits a day to be chosen, and goes when neither the enterprise nor a questionnaire shows it any more.
         */
        post: operations["uploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/logo/{enterpriseUid}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A logo, shown also to who answers through a link; its random name is what keeps it apart
         * @description Needs no session; a name that is not known answers NOT_FOUND.
         */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First set-up of an empty installation; signs the new administrator in
         * @description Answers ALREADY_SET_UP once an enterprise exists. A server that others than its own machine can reach asks for the code it printed at its start (needsSetupCode of getSessionState), and slows down whoever guesses it.
         */
        post: operations["setUpEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enterprise's long-running jobs, the newest first
         * @description Imports, exports, auto-binds and acts upon many rows, whoever of the enterprise asked for them.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How far a long-running job is
         * @description Meant to be asked again every second or so until status is done, failed or cancelled.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a waiting or running job; what is done stays done, a finished job stays as it is
         * @description Ends after the slice of rows in hand, within a second or so; the answer shows the job as it is now.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a file of all rows a list shows, as a job
         * @description The rows are those of the list's own operation with the same filter and order, or those named by ids. What the list does not show, the file does not hold. getJob tells how far it is. A file of an anonymous questionnaire goes at its finish (R5), and one that is being made then fails; none is begun until the finish is through.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{jobId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file a job has made; only for who asked for it, for a day
         * @description Opening it is recorded (anonymity.md R15). Times in it are UTC. Results of a questionnaire that was removed meanwhile are NOT_FOUND.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/arithmetic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an evaluatee's scores came about, step by step
         * @description Of the overall score, and of the dimension asked for with its questions. A named questionnaire starts from the raters' answers, which is recorded as opening them; an anonymous one from the published figures of the levels (R13, R15).
         */
        get: operations["getScoreArithmetic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an evaluatee's figures are compared with, and how sure they are
         * @description Norms from five evaluatees on, the round before, bands, the gap between others and oneself, the four windows, agreement and reliability (numbers.md, statistics); of an anonymous questionnaire from shown cells of published rows alone (R21). Recorded (R15).
         */
        get: operations["getPersonalStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an evaluatee's raters answered each question, level by level
         * @description How many answered, how far they lie apart, and how often each answer was given: of a protected row of an anonymous questionnaire from five raters on (R2, R13). Recorded (R15).
         */
        get: operations["getQuestionStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questionnaires, the newest first
         * @description Removed questionnaires are not listed. The keyword is looked for in titles and tags; several words must all be found.
         */
        get: operations["listQuestionnaires"];
        put?: never;
        /**
         * Make an empty questionnaire
         * @description Without a title it is called "360° assessment questionnaire title" in the caller's language (spec §7); without a type it is a named one (design §5.6).
         */
        post: operations["createQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many questionnaires there are of each status, of those a search lets through
         * @description Respects keyword and tags but not the status, so that every chip of a search can show its number.
         */
        get: operations["countQuestionnaires"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One questionnaire with its status and readiness
         * @description processStatus and invalidDatas are kept right by every change, so reading them is enough.
         */
        get: operations["getQuestionnaire"];
        /**
         * Change type, title, summary, settings and appearance in one step; what is left out stays
         * @description All of it or, when one part is refused, nothing. Another type starts with that type's own rule (R2), over which the setting given here is then laid. With the version that was read, a change made meanwhile by somebody else is STALE_VERSION.
         */
        put: operations["saveQuestionnaireDetails"];
        post?: never;
        /**
         * Remove a questionnaire; restore brings it back
         * @description In whatever status; its links stop working. Nothing is lost until it is restored, but an anonymous one that was collecting can be restored for 30 days: then its answers are discarded.
         */
        delete: operations["deleteQuestionnaire"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A questionnaire with its settings and appearance, in one reading
         * @description The version goes back with the save, so that nobody else's change in between is overwritten.
         */
        get: operations["getQuestionnaireDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed questionnaire back
         * @description A running one needs its people under the licence again (LICENCE_EXCEEDED). Restoring one that was not removed changes nothing. An anonymous one that was collecting is NOT_FOUND after 30 days.
         */
        post: operations["restoreQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Stop answering; the data stays (design §5.1)
         * @description Raters see it as closed; administrators still see everything. Also before it is published, and then NOT_READY to start.
         */
        put: operations["disableQuestionnaire"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Allow answering again
         * @description Changes nothing when it was not disabled.
         */
        put: operations["enableQuestionnaire"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/base/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change type, title and summary; the type is fixed once published
         * @description Another type brings the anonymity rule of that type with it. A changed title or summary raises the paper's version, so that an open editor does not write back the old one. With the version that getQuestionnaireDetails answered, a change made meanwhile by somebody else is STALE_VERSION.
         */
        put: operations["updateQuestionnaireBase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Settings and appearance as JSON text
         * @description The same settings as getQuestionnaireSetting, and the appearance, each as text, for the original client.
         */
        get: operations["getQuestionnaireConfig"];
        /**
         * Replace settings, appearance or both
         * @description Keys left out of a text keep their value. Once published the anonymity rule can only become stricter (NOT_EDITABLE names the key).
         */
        put: operations["updateQuestionnaireConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/distribution/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish; refused with NOT_READY while a readiness check fails (design §5.2)
         * @description A paper that does not pass the check of spec §5 is refused with PAPER_INVALID, too many people with LICENCE_EXCEEDED. Raters on closed levels are dropped.
         */
        post: operations["publishQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/{id}/process/finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Finish for good; seals the answers of an anonymous one (anonymity.md R1, R6)
         * @description Nobody can answer from this call on, and there is no way back. Forms that were not sent are dropped; the reports of an anonymous one are computed now, once. A large one takes longer than the call, which answers after three seconds at most: then processStatus is 30, closingSince says since when and closingPercent how far it is, until it is 40.
         */
        put: operations["finishQuestionnaire"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new draft from a questionnaire; answers are never taken along
         * @description The deadline is not taken along; disabled people are left out of the relations, and relations that were withdrawn, where that is still known (R5). More than 2,000 evaluatees and relations come beside, by the job peopleJobId; until it is over the copy has some of them and cannot be started. A copy of another type starts with that type's own promise of anonymity.
         */
        post: operations["copyQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/setting": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The settings; the same object as settingConfig (design §4)
         * @description Every key with its value, defaults included.
         */
        get: operations["getQuestionnaireSetting"];
        put?: never;
        /**
         * Replace the settings; the anonymity rule can only become stricter once published (R3)
         * @description Possible until the finish; from then on NOT_EDITABLE, as is a looser rule once published. While it collects another deadline lies ahead, or INVALID_INPUT names it; one that has passed meanwhile stays with other changes.
         */
        post: operations["saveQuestionnaireSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/setting/unit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write one key of the settings
         * @description For a screen that saves field by field; the other keys keep their value. Refused as by saveQuestionnaireSetting.
         */
        post: operations["saveQuestionnaireSettingUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tags in use, by name
         * @description A tag no questionnaire carries any more is not kept.
         */
        get: operations["listTags"];
        /**
         * Give a tag another name, on every questionnaire that carries it
         * @description Every questionnaire that carries it carries it under the new name; a name that is in use is NAME_TAKEN.
         */
        put: operations["renameTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an object exactly these tags; new names become tags
         * @description A form, not JSON. Tags that were bound and are not named are taken away. With before, nothing that somebody else changed in between is overwritten (STALE_VERSION); without it the last save stands.
         */
        post: operations["bindTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove questionnaires; bulk/restore brings them back
         * @description In whatever status; bulk/restore brings back what the answer names as changed.
         */
        post: operations["bulkDeleteQuestionnaires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/bulk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring removed questionnaires back; the inverse of bulk/delete
         * @description One whose people are beyond the licence is skipped (LICENCE_EXCEEDED).
         */
        post: operations["bulkRestoreQuestionnaires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/bulk/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop answering; the data stays. The inverse is bulk/enable
         * @description Raters see them as closed; bulk/enable is the inverse.
         */
        post: operations["bulkDisableQuestionnaires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/bulk/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow answering again. The inverse is bulk/disable
         * @description Those that were not disabled are in neither list.
         */
        post: operations["bulkEnableQuestionnaires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/bulk/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give questionnaires tags beside those they carry
         * @description The answer's previous tells which questionnaire got which tag; bulk/untag takes exactly that and undoes it. A questionnaire carries at most 20 tags; one that would carry more is skipped.
         */
        post: operations["bulkTagQuestionnaires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/bulk/untag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take tags away from questionnaires
         * @description The answer's previous tells which questionnaire lost which tag; bulk/tag takes exactly that and undoes it.
         */
        post: operations["bulkUntagQuestionnaires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/bulk/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take tags away from every questionnaire, so that they are gone
         * @description The answer's removed tells which questionnaires carried them; bulk/restore takes exactly that and undoes it.
         */
        post: operations["bulkDeleteTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/bulk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind removed tags again; the inverse of bulk/delete
         * @description Takes what bulk/delete answered as removed. Questionnaires that are gone meanwhile, and those that carry as many tags as they can, are left out; the answer's removed tells which were not.
         */
        post: operations["bulkRestoreTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evaluatees of a questionnaire, with their raters when asked for
         * @description In the order they were added.
         */
        get: operations["listEvaluatees"];
        put?: never;
        /**
         * Add employees as evaluatees
         * @description Whoever is an evaluatee already stays as he is. Beyond the licence LICENCE_EXCEEDED.
         */
        post: operations["addEvaluatees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees/{evaluateeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an evaluatee together with the relations to his raters; ALREADY_SENT once one has answered
         * @description Forms that were begun are dropped with their relations.
         */
        delete: operations["removeEvaluatee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many evaluatees, raters and relations there are, how many lack raters, and how many raters cannot come in
         * @description A person who rates several evaluatees is one rater and several relations.
         */
        get: operations["getEvaluateeTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participants/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed the raters since the start, or disabled some of them
         * @description The latest 100 changes of a questionnaire that collects or was finished, newest first; before the start none are kept (R19).
         */
        get: operations["listRaterChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The employees who are evaluatees already
         * @description For choosing further ones; all at once, without pages.
         */
        get: operations["listEvaluateeEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees/participant/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set all the raters of one evaluatee
         * @description Relations that are not sent are removed; those that stay keep their id. A relation whose rater has sent the answers cannot be removed or moved to another level (ALREADY_SENT). In an anonymous questionnaire nobody joins a protected level once a form of one was sent about the evaluatee (NEWCOMERS_REFUSED).
         */
        post: operations["saveEvaluateeRaters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participants/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give many evaluatees the same raters on one level
         * @description Who already rates an evaluatee stays on the level he has. Together at most 200000 relations a call; more than 2000, or a replacement that may change as many, are given by a job, slice by slice: the counts are then 0, and the job's result tells them (`created`, `updated` for those removed, `skipped`). Newcomers whom an anonymous questionnaire does not take any more are skipped; NEWCOMERS_REFUSED when that is all of them.
         */
        post: operations["updateParticipants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participants/autobind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find raters for every evaluatee in the organisation
         * @description Adds what is missing on the levels named, up to the setting maximumRatersPerLevel, and touches nothing that is there. `missing` tells for whom the organisation gives nobody on a level. Newcomers whom an anonymous questionnaire does not take any more are left out; NEWCOMERS_REFUSED when that is all of them. More than 2000 new relations are added by a job, slice by slice: added, perLevel and missing are then empty, and the job's result tells them (`bound`); what would be refused as a whole is refused before it starts.
         */
        post: operations["autobindParticipants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participants/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove relations, by their ids or by evaluatees, raters and level
         * @description Either participantRelationIds, or evaluateeIds narrowed by valuerIds and levelId where these are given. Relations whose raters have sent their answers stay and are counted in skipped; when that is all of them, ALREADY_SENT. More than 2000 are removed by a job, slice by slice: the counts are then 0, and the job's result tells them (`updated`, `skipped`).
         */
        post: operations["deleteParticipants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participant/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a level, or open or close it
         * @description A closed level takes no raters; those on it are dropped when the questionnaire is published.
         */
        put: operations["updateRelationLevel"];
        /**
         * Add a relation level of one's own
         * @description At most 50 levels; the new one comes last. Names are unique (NAME_TAKEN).
         */
        post: operations["createRelationLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participant/level/{levelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a level of one's own together with its relations
         * @description Built-in levels can be closed, not removed (INVALID_INPUT).
         */
        delete: operations["deleteRelationLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participant/level/weight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The weight of one level
         * @description For one level alone; listRelationLevels answers all.
         */
        get: operations["getLevelWeight"];
        /**
         * Set the weight of one level
         * @description While some open levels have no weight the others may sum to less than 100; otherwise WEIGHTS_NOT_100.
         */
        put: operations["setLevelWeight"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participant/level/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every relation level with its weight, in its order
         * @description The built-in ones first, closed ones included.
         */
        get: operations["listRelationLevels"];
        /**
         * Set the weights of the levels
         * @description Weights of the open levels sum to 100, or all are null (equal weights); a level that is not named keeps its weight. Otherwise WEIGHTS_NOT_100.
         */
        put: operations["setLevelWeights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees/bulk/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove evaluatees together with the relations to their raters
         * @description Who was rated by somebody already is skipped (ALREADY_SENT). The answer's previous tells what went; bulk/restore takes exactly that and undoes it.
         */
        post: operations["bulkRemoveEvaluatees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/evaluatees/bulk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring removed evaluatees back with their raters; the inverse of bulk/remove
         * @description They get new ids. Drafts are not brought back. Raters who were disabled meanwhile, and levels that were closed or removed, are left out, as is everybody but the evaluatee on level self. Who is named twice comes back as named first.
         */
        post: operations["bulkRestoreEvaluatees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/participant/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change names, open or closed and weights of the levels in one step
         * @description All of it or, when one part is refused, nothing. What is left out stays. When a weight is given, those of the levels open afterwards sum to 100 or all are null; otherwise WEIGHTS_NOT_100. With before, nothing that somebody else changed in between is overwritten (STALE_VERSION); without it the last save stands.
         */
        put: operations["saveRelationLevels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose report was released, to whom, and who has opened it
         * @description The evaluatees with the newest release of their reports. No figures, so nothing is recorded.
         */
        get: operations["listReleases"];
        put?: never;
        /**
         * Release the reports of evaluatees to them, and to their superiors where raters were told so
         * @description Each release is a snapshot of what its evaluatee may see, under a new version, and takes the place of the one before. An id that is no evaluatee's is passed over as missing. toSuperior is SUPERIOR_NOT_PROMISED unless raters were told so at the start (R16). Recorded with each release (R15). Nobody is mailed; sendNotifications with the type report does that.
         */
        post: operations["bulkReleaseReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/releases/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom releasing the reports of evaluatees would reach
         * @description Nothing is released. An id that is no evaluatee's is passed over. Whose report tells its person no score of others is said here, since no mail should promise any; no figure is told, so nothing is recorded.
         */
        post: operations["planReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/releases/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw released reports
         * @description Nobody but administrators can open them from then on, until they are brought back or released again. One that is not released counts as nothing to do; an id that is no evaluatee's is passed over as missing. Recorded.
         */
        post: operations["bulkWithdrawReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/releases/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring withdrawn reports back, as they were
         * @description The inverse of bulkWithdrawReports: the same version, open to the same readers. One that is not withdrawn counts as nothing to do. Recorded.
         */
        post: operations["bulkRestoreReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports that were released to whoever calls
         * @description Newest first. A link shows those of its own questionnaire, a session all of the person's.
         */
        get: operations["listMyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/reports/{id}/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One released report
         * @description The snapshot as it was released, whatever was computed since. One that is withdrawn, or not released to whoever calls, answers as a missing one. Opening it is recorded and shown to administrators (R15).
         */
        get: operations["getMyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/reports/{id}/{employeeId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One released report as a PDF file
         * @description What getMyReport says, on paper; an evaluatee's own notes and aims stand at its end. Making it counts as opening.
         */
        get: operations["downloadMyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/reports/{id}/{employeeId}/pdf/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a page needs to make the PDF of a released report itself
         * @description The file's name, the fonts and their decoder. Asking for them counts as opening the report, like making the PDF.
         */
        get: operations["prepareMyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/reports/{id}/{employeeId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an evaluatee has noted beside the own report
         * @description Read by the evaluatee alone, and by the superior the report was released to where the evaluatee has shared them; to everybody else, administrators included, as missing. A password, an address or a sign-in service that somebody else set since the questionnaire was published opens them to nobody, whenever they are written.
         */
        get: operations["getOwnNotes"];
        /**
         * Keep the own notes and aims
         * @description By the evaluatee alone, through the doors of getOwnNotes. Whoever saves on an older version is refused (STALE_VERSION), and nothing is lost.
         */
        put: operations["saveOwnNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Evaluatees by overall score
         * @description Ranks follow the published decimal and ties share one (1, 2, 2, 4), whatever the order asked for; in a department they are those of all evaluatees. Whoever has a hidden or missing level has no rank and stands in incomplete only. Where bands have a point in common, either may be the better one: alike says from which rank to which one may lie.
         */
        get: operations["getRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/ranking/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranking as a file
         * @description A row an evaluatee in the order asked for, those without a rank behind the others; the figures are those of getRanking, its bands and the best and worst possible ranks in columns of their own. Recorded (R15).
         */
        get: operations["exportRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/rankingdetail/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The heat map with its relation levels as a file
         * @description A row an evaluatee; of each dimension a column for its figure and one for each relation level that can be shown. Below them mean, standard deviation, lowest and highest of the overall score and of each dimension. The figures are those of getRankingDetail and of the personal reports, its order that of one dimension where one is named, as in getRankingLevels. Recorded (R15).
         */
        get: operations["exportRankingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a file of all results of a questionnaire, as a job
         * @description Results are what the personal pages show of all evaluatees: overall scores, relation levels with raters and weights, dimensions, questions, how raters of a question differ, comments and choices, each a sheet of its own, or a file of its own in a ZIP where CSV is asked for. Answers are the forms of a named questionnaire as raters sent them, with the raters; an anonymous one has none (ANONYMOUS_REFUSED). getJob tells how far it is, downloadExport hands it over. Recorded (R15).
         */
        post: operations["exportResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the personal reports of many evaluatees PDFs in one ZIP, as a job
         * @description Of all evaluatees, or of those named, or of a department with all below it. The job goes on after a restart of the server; a report that cannot be made is named in its result and ends nothing. getJob tells how far it is, downloadExport hands the ZIP over. Recorded (R15).
         */
        post: operations["archiveReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/rankingdetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The heat map, a row an evaluatee and a column a dimension
         * @description Hidden figures are null, and so is what would be made of fewer than five evaluatees, or of a department that leaves fewer than five of the others (R7).
         */
        get: operations["getRankingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/rankingdetail/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each relation level says of everybody, side by side
         * @description Of a dimension, or over all of them: the published figures of the dimensions by their weights, those left out in which a level shows nothing. Recorded (R15).
         */
        get: operations["getRankingLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report over all evaluatees of a questionnaire
         * @description Means of what the personal reports show, from five evaluatees on (R7); how sure they are, how well raters agree and how questions hang together (numbers.md, statistics). Recorded (R15).
         */
        get: operations["getTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/team/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report over all evaluatees as a PDF file
         * @description What getTeamReport says, on paper. Making it is recorded (R15).
         */
        get: operations["downloadTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/team/pdf/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a page needs to make the PDF of the report over all evaluatees itself
         * @description The file's name, the fonts and their decoder. Asking for them is recorded as making the PDF (R15). The addresses change with their content and may be kept for ever.
         */
        get: operations["prepareTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/evaluatees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evaluatees who have a report
         * @description By name, without any figure; opening the list is not recorded.
         */
        get: operations["listReportEvaluatees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/dimension/relation/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An evaluatee by dimension and relation level
         * @description The part of the personal report that the dimensions' page shows; recorded (R15).
         */
        get: operations["getDimensionScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/dimension/relation/question/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An evaluatee by dimension, question and relation level
         * @description The part of the personal report that the questions' page shows; recorded (R15).
         */
        get: operations["getQuestionScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/dimension/relation/question/score/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of one evaluatee as a file
         * @description As csv the table of questions: what getQuestionScores answers and no more. As xlsx all that the pages of the person show: overall score, relation levels with raters and weights, dimensions, questions, how raters of a question differ, comments and choices, each a sheet of its own; as zip the same sheets as CSV files. Recorded (R15).
         */
        get: operations["exportQuestionScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The personal report
         * @description Opening it is recorded (R15).
         */
        get: operations["getPersonalReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/report/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The personal report as a PDF file
         * @description Making it is recorded (R15).
         */
        get: operations["downloadPersonalReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{id}/statistics/{employeeId}/report/pdf/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a page needs to make the PDF of the personal report itself
         * @description The file's name, the fonts and their decoder. Asking for them is recorded as making the PDF (R15). The addresses change with their content and may be kept for ever.
         */
        get: operations["preparePersonalReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A combined report, saved or looked at before saving
         * @description Dimensions are matched by trimmed name and questionnaires weigh equally (numbers.md 9); R7 holds over the questionnaires together. A questionnaire that is gone, or finished no more, keeps its place and has no figures. Recorded for each questionnaire it shows (R15).
         */
        get: operations["getCombinedReport"];
        put?: never;
        /**
         * Save a combined report; reportId 0 makes a new one
         * @description Only finished questionnaires can be combined; one that a saved report has already stays in it whatever became of it. With version, nothing that somebody else changed in between is overwritten (STALE_VERSION).
         */
        post: operations["saveCombinedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a combined report
         * @description {id} is the report's reportId; the questionnaires stay, and restoreCombinedReport brings it back.
         */
        delete: operations["deleteCombinedReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/detail/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed combined report back
         * @description {id} is the report's reportId; one that is there already stays as it is.
         */
        post: operations["restoreCombinedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/detail/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A combined report as a PDF file
         * @description What getCombinedReport says of the saved report whose reportId is {id}, and what listCombinedScores says of its evaluatees, on paper. Making it is recorded for each questionnaire it shows (R15).
         */
        get: operations["downloadCombinedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/detail/{id}/pdf/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a page needs to make the PDF of a combined report itself
         * @description The file's name, the fonts and their decoder; {id} is the report's reportId. Asking for them is recorded as making the PDF, for each questionnaire the report shows (R15). The addresses change with their content and may be kept for ever.
         */
        get: operations["prepareCombinedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved combined reports, newest first
         * @description Particulars without figures; those are getCombinedReport's.
         */
        get: operations["listCombinedReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/evaluator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evaluatees of combined reports
         * @description Each person once, with the reports he stands in; no figures, so opening the list is not recorded.
         */
        get: operations["listCombinedEvaluatees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/statistics/report/evaluator/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of evaluatees in combined reports
         * @description Rounds are matched by person and by the names of dimensions; every figure is one of the person's own results. Recorded for each questionnaire it shows (R15).
         */
        get: operations["listCombinedScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person in the chosen enterprise
         * @description Answers 401 when nobody is signed in; the language is the person's own choice, else the browser's.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session and clear its cookie; also succeeds when nobody is signed in
         * @description Needs no body although it changes something; the original client calls it by address.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address or employee number and password; sets the session cookie
         * @description A wrong password, an unknown name and a disabled person answer alike; after five failures for one, or fifty from one network, each further one doubles the wait (SIGN_IN_THROTTLED). From a network where somebody came in before they are not refused then, but wait their turn. A session this browser had before ends. Administrators are signed out after a while without a call (one with the header x-unattended, which a page sends that asks by itself, does not count), and everybody some time after signing in; the operator sets the times. A number that fits in several enterprises is answered with ENTERPRISE_NEEDED and, in details, which they are; send eid then. A password that an administrator has set opens nothing but the way to an own one, once and for 24 hours: it is answered with PASSWORD_CHANGE_NEEDED, then send newPassword as well, and with ONE_TIME_PASSWORD_OVER afterwards.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in by the enterprise's provider (OpenID Connect); answers where the browser goes
         * @description Code flow with PKCE. What belongs to the attempt is kept in this browser alone, encrypted, for ten minutes, and used by completeSingleSignOn; a second attempt takes the place of the first. The provider leads back to /signin/. A provider that does not answer within five seconds is SIGN_ON_UNREACHABLE, and is not asked again for a moment.
         */
        post: operations["beginSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/sign-on/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in by the enterprise's provider, with what it sent back; sets the session cookie
         * @description Once for each attempt, in the browser that began it. Opens that enterprise alone, for its employee who has the address the provider confirms (email_verified); nobody is added. Limits of sessions are those of signIn. A code, issuer or nonce that does not hold is SIGN_ON_INVALID and slows down its network; a client or secret the provider does not take, and what else does not hold in its answers, is SIGN_ON_MISFIT.
         */
        post: operations["completeSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the own password by a mailed link, once; ends the person's sessions everywhere
         * @description The link is what resetUserPassword mails somebody whose account is the person's own (design §5.4).
         */
        post: operations["setPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail whoever has this address links to set the password by
         * @description For who forgot the password, or has none yet. Answers the same, and as soon, whether somebody has the address or not. The owner of a confirmed account gets a link to set its password; for each other enterprise that knows the address there is one of inviteEmployee. They go by the server's own mail server; without one it is LINK_NOT_SENT (mailsLinks of getSessionState says so before). Nobody gets a second one within five minutes.
         */
        post: operations["mailSignInLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the link of inviteEmployee invites to
         * @description Changes nothing although it is a POST, so that the secret stands in no address. A link that is used, too old, or of an address the person has no more is PASSWORD_LINK_INVALID.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/invitation/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address and join the enterprise, once
         * @description Sets the password of the account and ends its sessions, unless the address has a confirmed account already: that one joins as it is. Called while signed in with an account of the same address, that account is the one that joins.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the sign-in page must know before it shows anything
         * @description Says nothing about any person; meant to be asked once before the first screen. An unknown eid is answered as an enterprise without a provider.
         */
        get: operations["getSessionState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the language of the signed-in person (screens, messages, mails)
         * @description Holds for the person in every enterprise and browser until it is changed again.
         */
        put: operations["setSessionLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is signed in, the browser that asks first
         * @description At most 100 living sessions of the person, in whichever enterprise, the latest seen first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere but in the browser that asks
         * @description Ends every other session of the person, in whichever enterprise; answering links go on.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/devices/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one browser
         * @description One's own sessions alone; that of somebody else, or one that is over, is NOT_FOUND.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the signed-in person wants screens to look, in the enterprise in use
         * @description All at once, for the start of the admin; another enterprise or person has others.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/preferences/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set one preference of the signed-in person in the enterprise in use, or take it away
         * @description Kept when the person signs out; at most 200 of them, PREFERENCES_FULL beyond.
         */
        put: operations["setPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates, the shipped ones first
         * @description The shipped templates and the enterprise's own.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One template
         * @description Particulars only; the questions are getTemplatePaper's.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The paper of a template, for looking at it
         * @description In the shape of getPaper; the ids are the template's own and cannot be saved.
         */
        get: operations["getTemplatePaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires/template/use/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a questionnaire from a template, with its paper and dimensions
         * @description A draft in the template's language; it shares nothing with the template afterwards.
         */
        post: operations["createQuestionnaireFromTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/copy/to/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a copy among the enterprise's own templates
         * @description The id is a template's or, to keep one's own paper as a template, a questionnaire's.
         */
        post: operations["copyToTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove one of the enterprise's own templates; restore brings it back
         * @description Questionnaires made from it stay. A shipped one cannot be removed (INVALID_INPUT).
         */
        post: operations["removeTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed template back
         * @description Only the enterprise's own can be removed, so only those come back.
         */
        post: operations["restoreTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/bulk/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove some of the enterprise's own templates; bulk/restore brings them back
         * @description Shipped ones are skipped (INVALID_INPUT).
         */
        post: operations["bulkRemoveTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper/template/bulk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring removed templates back; the inverse of bulk/remove
         * @description Takes what bulk/remove answered as changed.
         */
        post: operations["bulkRestoreTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Made by the server, below 2^53; 0 means new in a save */
        Id: number;
        /** @description Opaque text id */
        Uid: string;
        /** @description What somebody or something is called; one line with something to see in it, without control characters, marks that turn the direction of writing and widthless ones */
        Name: string;
        /** @description What something is called where it may still be without a name; one line without control characters, marks that turn the direction of writing and widthless ones */
        Title: string;
        /** @description Tells a person from others of the same name in the enterprise, by number or else by address; empty where nobody else bears it */
        NameMark: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        Time: string;
        /** @description A whole number of things, from 0 */
        Count: number;
        /** @description 0 when the call went well; else the error's number, from 2000 on with a message for people (spec §8) */
        ReturnCode: number;
        /** @description What is wrong with one field of the input */
        FieldFault: {
            /** @description Where in the input, a path with dots (valuers.0.levelId); in answers the question's id */
            field: string;
            /** @description What is wrong with it, a sentence in the caller's language */
            message: string;
        };
        /** @description One readiness check (spec §4), 10 questions, 20 indicators, 11 bound, 30 evaluatees, 32 raters */
        InvalidData: {
            /**
             * @description Which check
             * @enum {integer}
             */
            dataType: 10 | 20 | 11 | 30 | 32;
            /** @description Whether the check passes */
            valid: boolean;
        };
        /** @description What helps to mend the call */
        RefusalDetails: {
            /** @description The faults of the input, field by field */
            fields?: components["schemas"]["FieldFault"][];
            /** @description With NOT_READY: every readiness check with its outcome */
            invalidDatas?: components["schemas"]["InvalidData"][];
            /** @description With STALE_VERSION: the version that is stored now */
            version?: number;
            /** @description How many rows a filter matches now (SELECTION_CHANGED) */
            count?: number;
            /** @description The enterprises to choose from, by their uids */
            enterprises?: components["schemas"]["Enterprise"][];
        };
        /** @description The envelope of every call that was refused */
        Refusal: {
            /** @description Which error; each operation lists its own in x-error-codes */
            returnCode: components["schemas"]["ReturnCode"];
            /** @description A sentence in the caller's language (Accept-Language), to be shown from returnCode 2000 on */
            message: string;
            /** @description What helps to mend the call; null when the message says all */
            result: null | components["schemas"]["RefusalDetails"];
        };
        /** @description The change was made */
        Done: {
            /**
             * @description Always true; a change that was not made is a refusal
             * @constant
             */
            done: true;
        };
        /** @description The rows chosen; instead of filter */
        SelectedIds: components["schemas"]["Id"][];
        /** @description How many rows the person saw that match filter; another count now answers SELECTION_CHANGED and nothing is done */
        ExpectedCount: number;
        /** @description Rows by their ids; the inverse of a bulk act takes what the act answered as changed */
        IdSelection: {
            ids: components["schemas"]["SelectedIds"];
        };
        /** @description A row that stayed as it was, with the refusal the single act would have answered */
        BulkSkip: {
            /** @description Which row */
            id: components["schemas"]["Id"];
            /** @description What people know the row by */
            name: string;
            /** @description Which error the single act would have answered */
            returnCode: components["schemas"]["ReturnCode"];
            /** @description Why, in the language of the caller */
            message: string;
        };
        /** @description The rows that are otherwise than before */
        BulkChanged: components["schemas"]["Id"][];
        /** @description The rows that stayed as they were, each with its reason; rows that were so already are in neither list */
        BulkSkipped: components["schemas"]["BulkSkip"][];
        /** @description More than 500 rows are done by this job (getJob tells how far it is); changed and skipped are then empty */
        BulkJobId: number | null;
        /** @description What an act upon many rows did */
        BulkResult: {
            changed: components["schemas"]["BulkChanged"];
            skipped: components["schemas"]["BulkSkipped"];
            /** @description null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
        };
        /** @description Single choice and dropdown have one optionId, multiple choice several; the ratings a score; text is open text, or the reason of a single choice; unable means unable to observe. */
        Answer: {
            /** @description Which question of the paper */
            questionId: components["schemas"]["Id"];
            /** @description The options chosen; empty takes the choice back */
            optionIds?: components["schemas"]["Id"][];
            /** @description Points within the question's bounds */
            score?: number;
            /** @description Counted in code points against lengthMaximum */
            text?: string;
            /** @description Stands alone; such an answer does not count */
            unable?: boolean;
        };
        /** @description Answers, each question once */
        AnswersSave: {
            answers: components["schemas"]["AnswerList"];
        };
        /** @description The whole form, each question once */
        FormSend: {
            answers: components["schemas"]["AnswerList"];
            /** @description Questions whose answer here is newer than the one of the draft, since saving it failed or is still to come. All others must be as the draft has them; absent, nothing is compared */
            unsaved?: components["schemas"]["Id"][];
        };
        /** @description One entry for each question answered */
        AnswerList: components["schemas"]["Answer"][];
        /** @description How full the draft is */
        DraftSaved: {
            /** @description Questions with a kept answer */
            savedCount: number;
        };
        /** @description The form was sent */
        FeedbackSubmitted: {
            /** @description Which one */
            relationId: components["schemas"]["Id"];
            /** @description The rater's forms in this questionnaire that are still open */
            remaining: components["schemas"]["Count"];
        };
        /** @description One form to answer: this rater about one evaluatee */
        FeedbackTask: {
            /** @description Names the form */
            relationId: components["schemas"]["Id"];
            /** @description Whom it is about; the rater on level self */
            evaluateeName: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            evaluateeNameMark: components["schemas"]["NameMark"];
            levelType: components["schemas"]["LevelType"];
            /** @description The administrator's name; empty on a built-in level shows its name in the reader's language */
            levelName: string;
            /**
             * @description waiting, drafting once an answer is kept, submitted, withdrawn by an administrator
             * @enum {string}
             */
            status: "waiting" | "drafting" | "submitted" | "withdrawn";
            /** @description Questions with a kept answer; all of them once it was sent */
            answeredCount: number;
            /** @description Questions of the paper */
            questionCount: number;
        };
        /** @description A questionnaire with the rater's forms in it */
        FeedbackQuestionnaire: {
            /** @description Names the questionnaire */
            questionnaireId: components["schemas"]["Id"];
            /** @description What it is called */
            title: string;
            /**
             * @description 1 named, 2 anonymous
             * @enum {integer}
             */
            type: 1 | 2;
            /**
             * Format: date-time
             * @description When answering closes; null for no such time
             */
            deadline: string | null;
            /** @description Answering is over (deadline, finished or disabled) */
            closed: boolean;
            /** @description The forms; those the finish closed are left out (R5) */
            tasks: components["schemas"]["FeedbackTask"][];
        };
        /** @description Everything a rater is asked */
        FeedbackTasks: {
            /** @description Who is asked */
            raterName: string;
            /** @description On whose behalf */
            enterpriseName: string;
            /** @description Address of the logo; empty when there is none */
            enterpriseLogo: string;
            /** @description How many reports listMyReports has for whoever calls */
            reportCount: number;
            /** @description Those the rater takes part in, the newest first */
            questionnaires: components["schemas"]["FeedbackQuestionnaire"][];
        };
        /** @description What the answering page needs */
        FeedbackForm: {
            task: components["schemas"]["FeedbackTask"];
            /**
             * Format: date-time
             * @description When answering closes; null for no such time
             */
            deadline: string | null;
            paper: components["schemas"]["FeedbackPaper"];
            promise: components["schemas"]["AnonymityPromise"];
            /** @description Raters may say that they are unable to observe */
            allowUnable: boolean;
            answers: components["schemas"]["AnswerList"];
            /** @description To be read above the first question; may be empty */
            welcomeText: string;
            /** @description To be read after sending; may be empty */
            thanksText: string;
            /** @description The questionnaire's appearance; without a logo of its own the enterprise's is in it */
            style: components["schemas"]["QuestionnaireStyle"];
        };
        /** @description The paper as raters see it */
        FeedbackPaper: {
            /** @description What the questionnaire is called */
            title: string;
            /** @description To be read before the first question; may be empty */
            summary: string;
            /** @description In order; the first is the home page */
            pages: components["schemas"]["FeedbackPage"][];
        };
        /** @description A page as raters see it */
        FeedbackPage: {
            /** @description Names the page */
            id: components["schemas"]["Id"];
            /**
             * @description HOME for the first page
             * @enum {string}
             */
            type: "HOME" | "CONTENT";
            /** @description Place in the paper, from 1 */
            sequence: number;
            /** @description In order; a page may be empty */
            questions: components["schemas"]["FeedbackQuestion"][];
        };
        /** @description A question as raters see it */
        FeedbackQuestion: {
            /** @description Answers name it */
            id: components["schemas"]["Id"];
            /** @description The page it stands on */
            pageId: components["schemas"]["Id"];
            /**
             * @description Single choice, multiple choice, dropdown, open text, rating, typed-in score, score slider
             * @enum {string}
             */
            type: "DAN_XUAN" | "DUO_XUAN" | "XIA_LA" | "WEN_DA" | "DA_FEN" | "DA_FEN_INPUT" | "DA_FEN_SLIDE";
            /** @description JSON text of title, summary, options; the options' scores are taken out */
            data: string;
            /** @description JSON text of the settings */
            config: string;
            /** @description Place on its page, from 1 */
            index: number;
        };
        /** @description Who will see what (anonymity.md R16), made from the rule the server enforces; the page words each sentence, adding the rater's level as the parameter level. */
        AnonymityPromise: {
            /** @description True for an anonymous questionnaire */
            anonymous: boolean;
            /** @description What everybody reads before answering, in reading order */
            sentences: components["schemas"]["PromiseSentence"][];
            /** @description What the page shows when asked for more, in reading order; may be empty */
            more: components["schemas"]["PromiseSentence"][];
        };
        /** @description One sentence of the promise */
        PromiseSentence: {
            /** @description The message key */
            key: string;
            /** @description Numbers the sentence names */
            params: {
                /** @description Fewest answers before scores are shown */
                scores?: number;
                /** @description Fewest answers before comments are shown */
                comments?: number;
            };
        };
        /**
         * @description What was done
         * @enum {string}
         */
        AuditAction: "session.opened" | "session.refused" | "person.password" | "person.passwordLink" | "person.address" | "person.role" | "person.invited" | "person.invitationFailed" | "person.disabled" | "person.enabled" | "raters.changed" | "setting.changed" | "mail.template" | "answer.cancel" | "feedback.setstatistic" | "feedback.export" | "mail.relay" | "questionnaire.removed" | "questionnaire.restored" | "enterprise.changed" | "signOn.provider" | "questionnaire.started" | "questionnaire.disabled" | "questionnaire.enabled" | "questionnaire.finished" | "report.ranking" | "report.rankingDetail" | "report.rankingLevels" | "report.team" | "report.teamPdf" | "report.dimensionScores" | "report.questionScores" | "report.personal" | "report.statistics" | "report.before" | "report.questionStatistics" | "report.arithmetic" | "report.answersOfScore" | "report.pdf" | "report.combined" | "report.combinedPdf" | "report.form" | "report.export" | "report.rankingExport" | "report.rankingDetailExport" | "report.results" | "report.answers" | "report.archive" | "report.release" | "report.withdraw" | "report.restore" | "export.opened";
        /** @description Something that was done */
        AuditEvent: {
            /** @description Of the event */
            id: components["schemas"]["Id"];
            /** @description When; the day alone where isByDay says so */
            at: components["schemas"]["Time"];
            /** @description The moment is a day (UTC) */
            isByDay: boolean;
            /** @description Who did it, told apart from namesakes; empty for the operator and what the server did by itself, for who is gone and where only a day is kept */
            actor: string;
            action: components["schemas"]["AuditAction"];
            /** @description The person or questionnaire it was done to; empty when it is gone */
            about: string;
            /** @description What else there is to know, in the language asked for; empty when there is nothing */
            detail: string;
            /** @description The network address it was done from; empty when it is not kept, and after half a year */
            remoteAddress: string;
        };
        /** @description A page of events */
        AuditPage: {
            /** @description The events of this page */
            items: components["schemas"]["AuditEvent"][];
            /** @description Events on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: components["schemas"]["Count"];
            /** @description Most rows of a page */
            pageSize: components["schemas"]["Count"];
        };
        /**
         * @description invite asks for the first time, remind again, finished thanks, report brings a report
         * @enum {string}
         */
        EmailType: "invite" | "remind" | "finished" | "report";
        /**
         * @description Of the newest mail to somebody; none before the first, waiting until it is handed over, failed after the last attempt
         * @enum {string}
         */
        EmailStatus: "none" | "waiting" | "sent" | "failed";
        /**
         * @description Closed is a form of a named questionnaire that was not sent before its finish
         * @enum {string}
         */
        FeedbackStatus: "waiting" | "drafting" | "submitted" | "withdrawn" | "closed";
        /** @description Subject and text of one type of mail */
        EmailTemplate: {
            /** @description The subject; placeholders in braces */
            title: string;
            /** @description Plain text; placeholders in braces, the link among them */
            content: string;
            emailType: components["schemas"]["EmailType"];
        };
        /** @description Subject and text of one type of mail as they shall be */
        EmailTemplateSave: {
            /** @description The subject; the link has no place in it */
            title: components["schemas"]["Title"];
            /** @description Plain text; invitations and reminders must hold the link */
            content: string;
            emailType: components["schemas"]["EmailType"];
            before?: components["schemas"]["MailWords"];
        };
        /** @description The template as it was read; when it is another one now, nothing is changed */
        MailWords: {
            /** @description Its subject */
            title: string;
            /** @description Its text */
            content: string;
        };
        /** @description One template of each type */
        EmailTemplateList: components["schemas"]["EmailTemplate"][];
        /** @description How far a round is, in numbers */
        FeedbackSummary: {
            /** @description People who are evaluated */
            evaluateeCount: components["schemas"]["Count"];
            /** @description Forms asked for. Withdrawn ones are not, but in an anonymous questionnaire, whose totals do not change by the finish (R5) */
            relationCount: components["schemas"]["Count"];
            /** @description Forms that were sent */
            submittedCount: components["schemas"]["Count"];
            /** @description People who rate, each once */
            raterCount: components["schemas"]["Count"];
            /** @description No value in an anonymous questionnaire after its finish (R5) */
            finishedRaterCount: number | null;
            /** @description The forms, level by level */
            byLevel: components["schemas"]["FeedbackLevelCount"][];
            /** @description Mails sent by type */
            emailSent: {
                /** @description Invitations */
                invite: components["schemas"]["Count"];
                /** @description Reminders */
                remind: components["schemas"]["Count"];
                /** @description Thanks after the finish */
                finished: components["schemas"]["Count"];
                /** @description Reports */
                report: components["schemas"]["Count"];
            };
            /** @description Mails not handed over yet */
            emailWaiting: components["schemas"]["Count"];
            /** @description Mails that were given up */
            emailFailed: components["schemas"]["Count"];
            /** @description Why no mail server takes the mails that wait, in its own words or the network's; they are tried on. Null when none waits for that reason */
            mailTrouble: string | null;
            /**
             * Format: date-time
             * @description When answering closes; null for no such time
             */
            deadline: string | null;
        };
        /** @description How far one relation level is */
        FeedbackLevelCount: {
            /** @description Which level */
            levelId: components["schemas"]["Id"];
            levelType: components["schemas"]["LevelType"];
            /** @description The administrator's name; empty on a built-in level shows its name in the reader's language */
            levelName: string;
            /** @description Forms on this level that are asked for, withdrawn ones as in the whole */
            relationCount: components["schemas"]["Count"];
            /** @description Forms of them that were sent */
            submittedCount: components["schemas"]["Count"];
        };
        /** @description How far one rater is about one evaluatee */
        FeedbackRow: {
            /** @description Names the relation */
            participantRelationId: components["schemas"]["Id"];
            /** @description The evaluatee's employee id */
            evaluatorId: components["schemas"]["Id"];
            /** @description The evaluatee's name */
            evaluatorName: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            evaluatorNameMark: components["schemas"]["NameMark"];
            /** @description The rater's employee id */
            valuerId: components["schemas"]["Id"];
            /** @description The rater's name */
            valuerName: string;
            /** @description Tells the rater from another of the same name; else empty */
            valuerNameMark: components["schemas"]["NameMark"];
            /** @description The level the rater stands on */
            levelId: components["schemas"]["Id"];
            levelType: components["schemas"]["LevelType"];
            /** @description The administrator's name; empty on a built-in level shows its name in the reader's language */
            levelName: string;
            /**
             * @description No value in an anonymous questionnaire after its finish (R5)
             * @enum {string|null}
             */
            feedbackStatus: "waiting" | "drafting" | "submitted" | "withdrawn" | "closed" | null;
            /** @description An open form that its rater cannot fill in any more: no door is left into this anonymous round, since somebody else set the address or the password after it began (R20). False once it is over */
            shutOut: boolean;
            /**
             * @description State of the newest mail to the rater; no value in an anonymous questionnaire after its finish (R22)
             * @enum {string|null}
             */
            emailStatus: "none" | "waiting" | "sent" | "failed" | null;
            /**
             * Format: date
             * @description The day in UTC; null before sending, and in an anonymous questionnaire after its finish (R9)
             */
            submittedDay: string | null;
            /** @description Whether the form counts */
            statistic: boolean;
        };
        /** @description A sent form of a named questionnaire */
        RaterForm: {
            /** @description Names the relation */
            participantRelationId: components["schemas"]["Id"];
            /** @description The evaluatee's name */
            evaluatorName: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            evaluatorNameMark: components["schemas"]["NameMark"];
            /** @description The rater's name */
            valuerName: string;
            /** @description Tells the rater from another of the same name; else empty */
            valuerNameMark: components["schemas"]["NameMark"];
            levelType: components["schemas"]["LevelType"];
            /** @description The administrator's name; empty on a built-in level shows its name in the reader's language */
            levelName: string;
            /**
             * Format: date
             * @description The day in UTC
             */
            submittedDay: string | null;
            /** @description Whether the form counts */
            statistic: boolean;
            /** @description Why it was left out the last time; empty where it counts or nobody said why */
            reason: string;
            /** @description Every question of the paper in its order, answered or not */
            answers: components["schemas"]["FormAnswer"][];
        };
        /** @description A question and what was answered to it */
        FormAnswer: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description Its page from 1 */
            pageNumber: number;
            /** @description Its place in the page from 1 */
            questionNumber: number;
            /** @description What was asked */
            title: string;
            /** @description What the answer counts; null where it counts nothing */
            points: number | null;
            /** @description Most points there can be; null of a question without points */
            maximum: number | null;
            /** @description Titles of the options that were chosen */
            chosen: string[];
            /** @description Open text, or the reason of a choice */
            text: string;
            /** @description Unable to observe */
            unable: boolean;
        };
        /** @description One page of the progress list */
        FeedbackRowPage: {
            /** @description The relations of this page */
            items: components["schemas"]["FeedbackRow"][];
            /** @description Relations on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: number;
            /** @description Most rows of a page */
            pageSize: number;
        };
        /** @description Which forms count in the figures */
        StatisticSet: {
            /**
             * @description participantRelationIds; needed unless notifyAll
             * @default []
             */
            ids: components["schemas"]["Id"][];
            /** @description Whether they count from now on */
            statistic: boolean;
            /** @description For the record; may be left out */
            reason?: string;
        };
        /** @description What the change did */
        StatisticChanged: {
            /** @description Forms that count differently now */
            changed: components["schemas"]["Count"];
        };
        /** @description The form to withdraw, named three times over so that no wrong one goes */
        AnswerCancel: {
            /** @description The evaluatee's employee id */
            evaluatorId: components["schemas"]["Id"];
            /** @description Names the relation */
            participantRelationId: components["schemas"]["Id"];
            /** @description The rater's employee id */
            valuerId: components["schemas"]["Id"];
            /** @description For the record; may be left out */
            reason?: string;
        };
        /** @description Whom to ask, or whom one would ask */
        NotifyRequest: {
            /** @description True only tells who would get what */
            confirm: boolean;
            /**
             * @description Every rater of the questionnaire; participants is ignored
             * @default false
             */
            notifyAll?: boolean;
            /**
             * @description 1 is e-mail
             * @default 1
             * @enum {integer}
             */
            notifyType?: 1;
            /** @description participantRelationIds */
            participants?: components["schemas"]["Id"][];
            /** @description Instead of participants, all that match; needs expectedCount */
            filter?: components["schemas"]["FeedbackFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
            /** @description Also whoever was mailed within 18 hours; nobody for whom a mail of this type still waits */
            repeat?: boolean;
        };
        /** @description Which mail everybody gets, or would get */
        NotifySend: {
            businessType: components["schemas"]["EmailType"];
            /** @description Employee ids; with businessType report only those who can read the report of one of them, otherwise refused */
            evaluateeIds?: components["schemas"]["Id"][];
            /** @description True only tells who would get what */
            confirm: boolean;
            /**
             * @description 1 is e-mail
             * @default 1
             * @enum {integer}
             */
            notifyType?: 1;
            /** @description Also whoever was mailed within 18 hours; nobody for whom a mail of this type still waits */
            repeat?: boolean;
        };
        /** @description Who gets which mail */
        NotifyResult: {
            /** @description As it was sent; true means that nothing was mailed */
            confirm: boolean;
            /** @description Everybody meant, each once */
            recipients: components["schemas"]["NotifyRecipient"][];
            /** @description How many get or would get a mail */
            count: number;
            /** @description How many recipients do not, each with its reason */
            skipped: number;
        };
        /** @description One person and the mail that goes out, or the reason why none does */
        NotifyRecipient: {
            /** @description The rater's */
            employeeId: components["schemas"]["Id"];
            /** @description The rater's name */
            name: string;
            /** @description Tells the rater from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description The rater's address; may be empty */
            email: string;
            emailType: components["schemas"]["EmailType"];
            /**
             * @description Why there is no mail; null when there is one. mailWaits: one of this type still waits in the outbox, repeat or not. mailedRecently: within 18 hours, of a report since it was released, without repeat. shutOut: no door is left into this anonymous round, since somebody else set the address or the password after it began (R20)
             * @enum {string|null}
             */
            reason: "finished" | "mailWaits" | "mailedRecently" | "noAddress" | "disabled" | "shutOut" | null;
        };
        /** @description Which mail server is used */
        NotifyConfig: {
            /**
             * @description The only way there is
             * @enum {string}
             */
            notifyType: "EMAIL";
            /**
             * @description Whose mail server is used; none keeps mails in the outbox
             * @enum {string}
             */
            source: "enterprise" | "server" | "none";
            /** @description The mail server; all empty when source is none */
            config: {
                /** @description Name or address of the SMTP server */
                host: string;
                /** @description TCP port, such as 465 or 587 */
                port: number;
                /** @description TLS from the first byte; otherwise STARTTLS when the server offers it */
                secure: boolean;
                /** @description Empty when the server asks for none */
                username: string;
                /** @description Whether one is stored; itself it is never answered */
                hasPassword: boolean;
                /** @description What recipients see as the sender */
                fromAddress: string;
                /** @description The name beside it; may be empty */
                fromName: string;
            };
            /** @description Mail servers the operator lets the enterprise use; none means only the server's own */
            allowedHosts: string[];
            /** @description An anonymous questionnaire collects; the configuration cannot be changed */
            locked: boolean;
            /** @description Changes with the enterprise's own mail server, but not with its password; send it back with saveNotifyConfig */
            version: number;
        };
        /** @description The mail server to use */
        NotifyConfigSave: {
            /**
             * @description The only way there is
             * @enum {string}
             */
            notifyType: "EMAIL";
            /** @description The version that was read; another one now refuses with STALE_VERSION. Without it the change is made */
            version?: number;
            /** @description The mail server */
            config: {
                /** @description Name or address of the SMTP server; empty goes back to the server's own set-up */
                host: string;
                /** @description TCP port, such as 465 or 587 */
                port: number;
                /** @description TLS from the first byte; otherwise STARTTLS when the server offers it */
                secure: boolean;
                /** @description Empty when the server asks for none */
                username: string;
                /** @description Left out, the stored one stays; empty takes it away */
                password?: string;
                /** @description What recipients see as the sender; an e-mail address unless host is empty */
                fromAddress: string;
                /** @description The name beside it; may be empty */
                fromName: components["schemas"]["Name"];
            };
        };
        /** @description Which configuration to try */
        NotifyVerify: {
            /**
             * @description The only way there is
             * @enum {string}
             */
            notifyType: "EMAIL";
        };
        /** @description What trying the configuration showed */
        NotifyVerified: {
            /** @description The mail server took the sign-in */
            verified: boolean;
            /** @description The mail server's words; null when verified */
            reason: string | null;
        };
        /** @description A mail in the outbox, without its text */
        Mail: {
            /** @description Names the mail in the enterprise */
            id: components["schemas"]["Id"];
            /** @description The person's name */
            recipient: string;
            /** @description Where it goes */
            address: string;
            emailType: components["schemas"]["EmailType"];
            /** @description With the placeholders filled in */
            subject: string;
            /**
             * @description waiting for its turn, sending at this moment, sent (handed over), failed after the last attempt
             * @enum {string}
             */
            status: "waiting" | "sending" | "sent" | "failed";
            /** @description How often handing it over was tried */
            attempts: number;
            /** @description The mail server's words at the last attempt; null when there were none */
            error: string | null;
            /** @description When it was put into the outbox */
            createdAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it was handed over; null before
             */
            sentAt: string | null;
        };
        /** @description One page of the outbox */
        MailPage: {
            /** @description The mails of this page */
            items: components["schemas"]["Mail"][];
            /** @description Mails on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: number;
            /** @description Most rows of a page */
            pageSize: number;
        };
        /** @description The filters of the progress list (spec §3) */
        FeedbackFilter: {
            emailStatus?: components["schemas"]["EmailStatus"];
            /** @description Any of these states */
            feedbackStatusList?: components["schemas"]["FeedbackStatus"][];
            /** @description Words in the evaluatee's name or address */
            evaluatorKeyword?: string;
            /** @description Words in the rater's name or address */
            valuerKeyword?: string;
            /** @description Least points given (named questionnaires) */
            valuerScoreMin?: number;
            /** @description Most points given (named questionnaires) */
            valuerScoreMax?: number;
        };
        /** @description Forms by their ids, or all that match a filter */
        FeedbackStatistic: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["FeedbackFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
            /** @description Whether they count */
            statistic: boolean;
            /** @description Why; kept with who did it */
            reason: string;
        };
        /** @description Forms by their ids, or all that match a filter */
        FeedbackCancel: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["FeedbackFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
            /** @description Why; kept with who did it */
            reason: string;
        };
        /** @description Unique in its questionnaire; surrounding spaces are taken off */
        DimensionName: string;
        /** @description Percent; null means equal to the others */
        DimensionWeight: number | null;
        /** @description What several questions measure together; also called indicator */
        Dimension: {
            /** @description Names the dimension in its questionnaire */
            id: components["schemas"]["Id"];
            /** @description Unique in its questionnaire */
            name: components["schemas"]["DimensionName"];
            /** @description Its share in the overall score */
            weight: components["schemas"]["DimensionWeight"];
            /** @description Questions bound to it */
            questionCount: number;
        };
        /** @description Dimensions in their order */
        DimensionList: components["schemas"]["Dimension"][];
        /** @description A new dimension */
        DimensionCreate: {
            /** @description Unique in its questionnaire; surrounding spaces are taken off */
            name: components["schemas"]["Name"];
        };
        /** @description A dimension's new name */
        DimensionUpdate: {
            /** @description Which dimension */
            id: components["schemas"]["Id"];
            /** @description Unique in its questionnaire; surrounding spaces are taken off */
            name: components["schemas"]["Name"];
            /** @description The name it had when it was read; when it is another one now, nothing is changed */
            before?: components["schemas"]["Name"];
        };
        /** @description Weights to be set together */
        DimensionWeights: {
            /** @description One entry for each dimension to change */
            weights: components["schemas"]["WeightOfDimension"][];
            /** @description Every dimension in its order with the weight it had when the list was read; when a weight is another one now, or a dimension came or went, nothing is changed */
            before?: components["schemas"]["WeightOfDimension"][];
        };
        /** @description A dimension and its weight */
        WeightOfDimension: {
            /** @description Which dimension */
            id: components["schemas"]["Id"];
            /** @description Its share in the overall score */
            weight: components["schemas"]["DimensionWeight"];
        };
        /** @description A question bound to a dimension */
        DimensionQuestion: {
            /** @description Which question of the paper */
            questionId: components["schemas"]["Id"];
            /** @description The one dimension it counts in */
            dimensionId: components["schemas"]["Id"];
        };
        /** @description The bindings of a questionnaire */
        DimensionQuestionList: components["schemas"]["DimensionQuestion"][];
        /** @description Bindings to be changed together */
        DimensionBindings: {
            /** @description One entry for each question to change */
            relations: {
                /** @description A question of the saved paper, named once */
                questionId: components["schemas"]["Id"];
                /** @description null takes the question out of its dimension */
                dimensionId: number | null;
            }[];
        };
        /** @description Employee (spec §3); texts that are not known are empty */
        Employee: {
            /** @description Names the person within this enterprise */
            readonly id: number;
            /** @description Address of the picture; empty when there is none */
            avatar: string;
            /** @description The name colleagues see; lists are sorted by its pinyin */
            displayName: string;
            /** @description Empty when there is none */
            email: string;
            /** @description The enterprise's own number; unique in it when given, else empty */
            employeeNo: string;
            /** @description null without a department */
            departId: number | null;
            /** @description Name of the department; empty without one */
            readonly departName: string;
            /**
             * @description Administrators manage, members only answer
             * @enum {string}
             */
            readonly role: "admin" | "member";
            /** @description The name in documents, when it differs; else empty */
            realName: string;
            /**
             * @description Empty when not stated
             * @enum {string}
             */
            sex: "" | "male" | "female";
            /** @description As typed, with or without country code; may be empty */
            mobile: string;
            /** @description As typed; may be empty */
            telPhone: string;
            /** @description Account number of the messenger; may be empty */
            qq: string;
            /** @description Account name of the messenger; may be empty */
            wechat: string;
            /** @description Postal address in one text; may be empty */
            address: string;
            /** @description Changes with the employee; send it back with updateEmployee */
            readonly version: number;
            /** @description Cannot sign in or answer; what was sent stays */
            readonly disabled: boolean;
        };
        /** @description A new person of the enterprise */
        EmployeeCreate: {
            /** @description The name colleagues see */
            displayName: components["schemas"]["Name"];
            /**
             * Format: email
             * @description null or left out when there is none; the person then signs in by number
             */
            email?: string | null;
            /** @description The enterprise's own number; unique in it when given */
            employeeNo?: string;
            /** @description null without a department */
            departId?: number | null;
            /** @description A one-time password; without one the person cannot sign in, but can answer through mailed links */
            password?: string;
            /** @description The name in documents, when it differs */
            realName?: components["schemas"]["Name"];
            /**
             * @description Empty when not stated
             * @enum {string}
             */
            sex?: "" | "male" | "female";
            /** @description As typed; may be empty */
            mobile?: string;
            /** @description As typed; may be empty */
            telPhone?: string;
            /** @description Account number of the messenger; may be empty */
            qq?: string;
            /** @description Account name of the messenger; may be empty */
            wechat?: string;
            /** @description Postal address in one text; may be empty */
            address?: string;
            /** @description The address that avatar/upload answered; empty for none */
            avatar?: string;
        };
        /** @description What is left out stays as it is */
        EmployeeUpdate: {
            /** @description Whose */
            id: number;
            /** @description The version that was read; another one now refuses with STALE_VERSION. Without it the change is made */
            version?: number;
            /** @description The name colleagues see */
            displayName: components["schemas"]["Name"];
            /**
             * Format: email
             * @description Another one ends the answering links and sessions of the old one; null takes it away
             */
            email?: string | null;
            /** @description The enterprise's own number; unique in it when given */
            employeeNo: string;
            /** @description null without a department */
            departId: number | null;
            /**
             * @description Left out, it stays; nobody can take it from oneself
             * @enum {string}
             */
            role?: "admin" | "member";
            /** @description The name in documents, when it differs */
            realName?: components["schemas"]["Name"];
            /**
             * @description Empty when not stated
             * @enum {string}
             */
            sex?: "" | "male" | "female";
            /** @description As typed; may be empty */
            mobile?: string;
            /** @description As typed; may be empty */
            telPhone?: string;
            /** @description Account number of the messenger; may be empty */
            qq?: string;
            /** @description Account name of the messenger; may be empty */
            wechat?: string;
            /** @description Postal address in one text; may be empty */
            address?: string;
            /** @description The address that avatar/upload answered; empty for none */
            avatar?: string;
        };
        /** @description One page of a list of employees */
        EmployeePage: {
            /** @description The employees of this page */
            items: components["schemas"]["Employee"][];
            /** @description Employees on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: components["schemas"]["Count"];
            /** @description Most rows of a page */
            pageSize: components["schemas"]["Count"];
        };
        /** @description What a person may change about oneself */
        GeneralInfo: {
            /** @description The name colleagues see */
            displayName: string;
            /** @description As typed; may be empty */
            mobile: string;
            /** @description As typed; may be empty */
            telPhone: string;
            /**
             * @description Empty when not stated
             * @enum {string}
             */
            sex: "" | "male" | "female";
            /** @description Account number of the messenger; may be empty */
            qq: string;
            /** @description Account name of the messenger; may be empty */
            wechat: string;
            /** @description Postal address in one text; may be empty */
            address: string;
            /** @description Changes with the particulars; send it back with updateGeneralInfo */
            version: number;
        };
        /** @description All that a person may change about oneself */
        GeneralInfoUpdate: {
            /** @description The name colleagues see */
            displayName: components["schemas"]["Name"];
            /** @description As typed; may be empty */
            mobile: string;
            /** @description As typed; may be empty */
            telPhone: string;
            /**
             * @description Empty when not stated
             * @enum {string}
             */
            sex: "" | "male" | "female";
            /** @description Account number of the messenger; may be empty */
            qq: string;
            /** @description Account name of the messenger; may be empty */
            wechat: string;
            /** @description Postal address in one text; may be empty */
            address: string;
            /** @description The version that was read; another one now refuses with STALE_VERSION. Without it the change is made */
            version?: number;
        };
        /** @description What the doors of a person open */
        EmployeeDoors: {
            /** @description Anonymous rounds that collect and where the person has forms to send */
            openRounds: components["schemas"]["Count"];
        };
        /** @description A form of one part with a picture */
        AvatarUpload: {
            /** @description The picture; untyped, because the multipart parser hands over a stream */
            file: unknown;
        };
        /** @description Where a picture can be had */
        Avatar: {
            /** @description Address of the picture; empty when there is none */
            avatar: string;
        };
        /** @description Somebody by id and name alone */
        Person: {
            /** @description The employee's id */
            id: components["schemas"]["Id"];
            /** @description The name colleagues see */
            displayName: string;
        };
        /** @description People by name */
        PersonList: components["schemas"]["Person"][];
        /** @description Whose raters, on which levels */
        OrganisationRatersQuery: {
            /** @description Those to be evaluated; the answer keeps this order */
            employeeIds: components["schemas"]["Id"][];
            /** @description The built-in levels to find raters for */
            participantLevelCodes: ("superior" | "sameLevel" | "subordinate" | "self")[];
        };
        /** @description The raters of one person by the organisation */
        OrganisationRaters: {
            /** @description Who would be evaluated */
            employeeId: components["schemas"]["Id"];
            /** @description One entry for each level asked for, in that order */
            levels: components["schemas"]["OrganisationRaterLevel"][];
        };
        /** @description The raters on one level */
        OrganisationRaterLevel: {
            /**
             * @description Which built-in level
             * @enum {string}
             */
            levelType: "superior" | "sameLevel" | "subordinate" | "self";
            employees: components["schemas"]["PersonList"];
        };
        /** @description A password for somebody else */
        PasswordReset: {
            /** @description 12 to 128 characters, not a common one, without name, address or number of the person or the enterprise's name (WEAK_PASSWORD) */
            password: string;
        };
        /** @description How the reset went */
        PasswordResetDone: {
            /**
             * @description Always true
             * @constant
             */
            done: true;
            /** @description The password was left alone and a link was mailed instead */
            mailed: boolean;
        };
        /** @description The own password, old and new */
        PasswordChange: {
            /** @description The one in force (WRONG_PASSWORD otherwise) */
            oldPassword: string;
            /** @description 12 to 128 characters, not a common one, without name, address or number of the person or the enterprise's name (WEAK_PASSWORD) */
            password: string;
        };
        /** @description Department (spec §3) */
        Department: {
            /** @description Names the department in the enterprise */
            readonly id: number;
            /** @description Unique among its siblings */
            name: string;
            /** @description The enterprise's own number; may be empty */
            departNo: string;
            /** @description null at the top */
            parentId: number | null;
            /** @description null without a leader */
            leaderId: number | null;
            /** @description The leader's name; empty without a leader */
            readonly leaderName: string;
            /** @description How many belong to it directly and are not disabled */
            readonly memberCount: number;
            /** @description Changes whenever name, number or leader is changed; send it back with an update */
            readonly version: number;
            /** @description Place among its siblings, from 1 */
            readonly seq: number;
            /** @description Who belongs to it directly and is not disabled, by name; left out of a list that was asked without */
            readonly members?: components["schemas"]["Person"][];
        };
        /** @description A new department and where it goes */
        DepartmentCreate: {
            /** @description Unique among its siblings */
            name: components["schemas"]["Name"];
            /** @description The enterprise's own number; empty when left out */
            departNo?: string;
            /** @description null or left out for the top */
            parentId?: number | null;
            /** @description An employee, of whatever department; null or left out for none */
            leaderId?: number | null;
        };
        /** @description A department's particulars without its place */
        DepartmentUpdate: {
            /** @description Unique among its siblings */
            name: components["schemas"]["Name"];
            /** @description The enterprise's own number; left out, it stays */
            departNo?: string;
            /** @description An employee, of whatever department; null for none; left out, it stays */
            leaderId?: number | null;
            /** @description The version that was loaded; another one now is STALE_VERSION. Left out, the last one to save wins */
            version?: number;
        };
        /** @description Where a department goes */
        DepartmentMove: {
            /** @description null moves it to the top */
            parentId: number | null;
            /** @description Its place among the new siblings, from 1; left out, the last one */
            position?: number;
        };
        /** @description Somebody of a department, so that two of one name can be told apart */
        DepartmentMember: {
            /** @description The employee's id */
            id: components["schemas"]["Id"];
            /** @description The name colleagues see */
            displayName: string;
            /** @description Empty for somebody without an address */
            email: string;
            /** @description The enterprise's own number; may be empty */
            employeeNo: string;
        };
        /** @description People by name */
        DepartmentMemberList: components["schemas"]["DepartmentMember"][];
        /** @description What removing a department would touch */
        DepartmentRemoval: {
            /** @description People who would be without a department */
            members: components["schemas"]["Count"];
            /** @description Disabled people who would be */
            disabledMembers: components["schemas"]["Count"];
            /** @description Child departments that would move up to its parent, with all that is below them */
            childDepartments: components["schemas"]["Count"];
            /** @description Who would lead it no longer; empty without a leader */
            leaderName: string;
            /** @description Questionnaires that are not finished with evaluatees of this department; auto-bind finds them neither a superior nor peers afterwards, raters already bound stay */
            questionnaires: components["schemas"]["Count"];
            /** @description Names of child departments that are taken where they would move to; while there are any it cannot be removed */
            clashes: string[];
            /** @description Changes with any of this but the questionnaires */
            version: number;
        };
        /** @description A department that was removed, with all it takes to bring it back */
        DepartmentRemoved: {
            /** @description The id it had and gets again */
            id: components["schemas"]["Id"];
            /** @description Its name */
            name: string;
            /** @description Its number; may be empty */
            departNo: string;
            /** @description What it stood under; null at the top */
            parentId: components["schemas"]["OptionalDepartment"];
            /** @description Its place among its siblings, from 1 */
            seq: number;
            /** @description Who led it; null for nobody */
            leaderId: number | null;
            /** @description Its people, disabled ones included */
            memberIds: components["schemas"]["Id"][];
            /** @description Its child departments in their order */
            childIds: components["schemas"]["Id"][];
        };
        /** @description A department that was brought back */
        DepartmentRestored: {
            department: components["schemas"]["Department"];
            /** @description People who have another department by now and stay there */
            missedMembers: components["schemas"]["Count"];
            /** @description Child departments that were moved elsewhere or removed meanwhile */
            missedDepartments: components["schemas"]["Count"];
        };
        /** @description The place of one department among its siblings */
        DepartmentPosition: {
            /** @description Which department */
            DepartId: components["schemas"]["Id"];
            /** @description Its new seq; siblings are sorted by it, ties by id */
            Position: number;
        };
        /** @description A table of people to look at */
        ImportSource: {
            /** @description CSV text with a heading line */
            text: string;
        };
        /** @description A table of people to import */
        ImportOrder: {
            /** @description CSV text with a heading line */
            text: string;
            /** @description true imports nothing when any row is wrong; for at most 1000 rows */
            allOrNothing: boolean;
        };
        /** @description The job that was started */
        ImportStarted: {
            /** @description For getJob and cancelJob */
            jobId: components["schemas"]["Id"];
        };
        /** @description What an import would do with a table */
        ImportPreview: {
            /** @description Rows of the table without its heading */
            total: components["schemas"]["Count"];
            /** @description Rows that would be taken */
            valid: components["schemas"]["Count"];
            /** @description Departments that would be made on the way */
            newDepartments: components["schemas"]["Count"];
            /** @description Rows that would add a person */
            newEmployees: components["schemas"]["Count"];
            /** @description Rows that name somebody known */
            updatedEmployees: components["schemas"]["Count"];
            /** @description The headings in the table's order */
            columns: components["schemas"]["ImportColumn"][];
            /** @description The first 50 rows */
            rows: components["schemas"]["ImportRow"][];
            /** @description The first 1000 faults */
            errors: components["schemas"]["RowFault"][];
        };
        /** @description One heading of the table and what it was understood as */
        ImportColumn: {
            /** @description The heading as it stands in the file */
            name: string;
            /** @description What it was understood as; null is not read */
            field: string | null;
        };
        /** @description One row of the table as it was read */
        ImportRow: {
            /** @description Line as a spreadsheet counts it, the heading is 1 */
            row: number;
            /** @description As written in the row; empty without one */
            employeeNo: string;
            /** @description As written in the row */
            displayName: string;
            /** @description As written in the row; people are known again by it, or by their number */
            email: string;
            /** @description The path from the top, with slashes */
            department: string;
            /** @description Leads the department */
            leader: boolean;
            /**
             * @description new adds a person, update changes one, error is left out
             * @enum {string}
             */
            status: "new" | "update" | "error";
        };
        /** @description The filters of the list of employees */
        EmployeeFilter: {
            /** @description This department and those below it */
            departId?: number;
            /** @description Part of the name, its pinyin or initials, the e-mail address or the number */
            kw?: string;
            /** @description true only those who are disabled; otherwise only those who are not */
            disabled?: boolean;
            /**
             * @description Only administrators, or only members
             * @enum {string}
             */
            role?: "admin" | "member";
        };
        /** @description Employees by their ids, or all that match a filter */
        EmployeeSelection: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["EmployeeFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
        };
        /** @description Employees by their ids, or all that match a filter */
        EmployeesMove: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["EmployeeFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
            /** @description Where they go; null leaves them without a department */
            departId: components["schemas"]["OptionalDepartment"];
        };
        /** @description A department; null for none */
        OptionalDepartment: number | null;
        /** @description What bulk/move answered as previous */
        EmployeesMoveBack: {
            previous: components["schemas"]["PreviousDepartments"];
        };
        /** @description Where the employees were */
        PreviousDepartments: components["schemas"]["PreviousDepartment"][];
        /** @description A department and who was in it */
        PreviousDepartment: {
            /** @description Where they were; null for none */
            departId: components["schemas"]["OptionalDepartment"];
            ids: components["schemas"]["SelectedIds"];
        };
        /** @description What moving many employees did */
        EmployeesMoved: {
            changed: components["schemas"]["BulkChanged"];
            skipped: components["schemas"]["BulkSkipped"];
            /** @description null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
            previous: components["schemas"]["PreviousDepartments"];
        };
        /**
         * @description Single choice, multiple choice, dropdown, open text, rating, typed-in score, score slider
         * @enum {string}
         */
        QuestionType: "DAN_XUAN" | "DUO_XUAN" | "XIA_LA" | "WEN_DA" | "DA_FEN" | "DA_FEN_INPUT" | "DA_FEN_SLIDE";
        /** @description The questions as answered and edited */
        Paper: {
            /** @description Plain text; the questionnaire's own */
            title: string;
            /** @description What raters read before the first question; may be empty */
            summary: string;
            /** @description What a save made from this reading must carry */
            version: components["schemas"]["PaperVersion"];
            /** @description In order; the first is the home page */
            pages: components["schemas"]["ServerPage"][];
        };
        /** @description Server page (spec §3) */
        ServerPage: {
            /** @description Names the page; stays when the page is moved */
            id: components["schemas"]["Id"];
            /** @description 1 is the home page */
            sequence: number;
            /**
             * @description HOME for the first page
             * @enum {string}
             */
            type: "HOME" | "CONTENT";
            /** @description In order; a page may be empty */
            questions: components["schemas"]["Question"][];
        };
        /** @description Question (spec §3) */
        Question: {
            /** @description Names the question; answers and dimensions hold on to it */
            id: components["schemas"]["Id"];
            /** @description The page it stands on */
            pageId: components["schemas"]["Id"];
            type: components["schemas"]["QuestionType"];
            /** @description JSON text of title, summary and options */
            data: string;
            /** @description JSON text of the settings */
            config: string;
            /** @description Place on its page, from 1 */
            index: number;
        };
        /** @description What a question's data text holds */
        QuestionData: {
            /** @description What is asked; not empty once the paper is to be published */
            title: string;
            /** @description An explanation below the question; may be empty */
            summary: string;
            /** @description Of the three choice types */
            options?: components["schemas"]["QuestionOption"][];
        };
        /** @description Option (spec §3) */
        QuestionOption: {
            /** @description Unique in its question; answers hold on to it */
            id: components["schemas"]["Id"];
            /** @description What can be chosen */
            title: string;
            /** @description Single choice only */
            score?: number;
            /** @description Single choice only */
            reasonRequired?: boolean;
            /** @description Single choice only */
            reasonInputPlaceholder?: string;
        };
        /** @description What a question's config text holds; which keys apply depends on the type (spec §3) */
        QuestionConfig: {
            /** @description Raters cannot send without answering it */
            required?: boolean;
            /** @description Open text: whether lengthMaximum holds */
            lengthLimit?: boolean;
            /** @description Open text: most characters, counted as code points */
            lengthMaximum?: number;
            /** @description Rating types: points at the lower end */
            minimumScore?: number;
            /** @description Rating types: points at the upper end */
            maximumScore?: number;
            /** @description Rating and slider: words at the lower end */
            leftDescription?: string;
            /** @description Rating: words in the middle */
            middleDescription?: string;
            /** @description Rating and slider: words at the upper end */
            rightDescription?: string;
            /** @description Typed-in score: decimals are allowed */
            isFloat?: boolean;
            /** @description Typed-in score: how many decimals, when isFloat */
            precision?: number;
            /** @description Slider: points from one stop to the next */
            step?: number;
        };
        /** @description The whole paper as it shall be */
        PaperSave: {
            /** @description Text; HTML entities in it become characters */
            title: components["schemas"]["Title"];
            /** @description What raters read before the first question; may be empty */
            summary: string;
            /** @description The version that was loaded; without it the one this session read last counts */
            version?: components["schemas"]["PaperVersion"];
            /** @description All pages; those left out are removed with their questions */
            pages: components["schemas"]["PageSave"][];
        };
        /** @description A page as it shall be */
        PageSave: {
            /** @description 0 for a new page, else one of this paper */
            id: components["schemas"]["Id"];
            /** @description Place from 1; only the order counts */
            index: number;
            /** @description All its questions; those on no page any more are removed */
            questions: components["schemas"]["QuestionSave"][];
        };
        /** @description A question as it shall be */
        QuestionSave: {
            /** @description 0 for a new question, else one of this paper */
            id: components["schemas"]["Id"];
            /** @description Place from 1; only the order counts */
            index: number;
            type: components["schemas"]["QuestionType"];
            /** @description JSON text of a QuestionData */
            data: string;
            /** @description JSON text of a QuestionConfig */
            config: string;
        };
        /** @description Enterprise (spec §3) */
        Enterprise: {
            /** @description Address of the logo; empty when there is none */
            logo: string;
            /** @description What people call it; shown to raters */
            enterpriseName: string;
            /** @description Names the enterprise in addresses and in signing in */
            enterpriseUid: components["schemas"]["Uid"];
        };
        /** @description An enterprise with where it sits and since when it is here */
        EnterpriseDetail: {
            /** @description Address of the logo; empty when there is none */
            logo: string;
            /** @description What people call it; shown to raters */
            enterpriseName: string;
            /** @description Names the enterprise in addresses and in signing in */
            enterpriseUid: components["schemas"]["Uid"];
            /** @description Code of the district, city or province, see areaInfo; empty when not set */
            areaCode: string;
            /** @description When it was set up here */
            createdAt: components["schemas"]["Time"];
            /** @description Changes with the enterprise; send it back with updateEnterprise */
            version: number;
        };
        /** @description What is left out stays as it is */
        EnterpriseUpdate: {
            /** @description What people call it; shown to raters */
            enterpriseName?: components["schemas"]["Name"];
            /** @description The address that logo/upload answered; empty for none */
            logo?: string;
            /** @description A code of areaInfo; empty for none */
            areaCode?: string;
            /** @description The version that was read; another one now refuses with STALE_VERSION */
            version?: number;
        };
        /** @description What is left out stays as it is */
        EnterpriseBasicUpdate: {
            /** @description What people call it; shown to raters */
            enterpriseName?: components["schemas"]["Name"];
            /** @description The address that logo/upload answered; empty for none */
            logo?: string;
        };
        /** @description Another name */
        EnterpriseNameUpdate: {
            /** @description What people call it; shown to raters */
            enterpriseName: components["schemas"]["Name"];
        };
        /** @description Another seat */
        EnterpriseArea: {
            /** @description A code of areaInfo; empty for none */
            areaCode: string;
        };
        /** @description A picture file */
        LogoUpload: {
            /** @description The picture; untyped, because it arrives as a file */
            file: unknown;
        };
        /** @description Where a logo lies */
        Logo: {
            /** @description Address of the logo */
            logo: string;
        };
        /** @description The name of an enterprise and nothing else */
        EnterpriseName: {
            /** @description What people call it; shown to raters */
            enterpriseName: string;
        };
        /** @description The enterprise to work in from now on */
        EnterpriseSwitch: {
            /** @description One of those listRelatedEnterprises answers */
            enterpriseUid: components["schemas"]["Uid"];
        };
        /** @description Product authorisation (spec §3) */
        ProductAuthorisation: {
            /**
             * @description 0 free, 1 enterprise
             * @enum {integer}
             */
            productPricingVersion: 0 | 1;
            /** @description People the licence covers; null is unlimited */
            permitUserCount: number | null;
            /** @description Evaluatees and raters of running questionnaires, each person once */
            totalUserCount: number;
            /** @description Shown only */
            chargingType: number;
        };
        /** @description A province with its cities and their districts */
        Area: {
            /** @description Six digits of GB/T 2260 */
            code: string;
            /** @description In Chinese, as the standard writes it */
            name: string;
            /** @description In the order of their codes */
            cities: components["schemas"]["City"][];
        };
        /** @description A city of a province */
        City: {
            /** @description Six digits of GB/T 2260 */
            code: string;
            /** @description In Chinese, as the standard writes it */
            name: string;
            /** @description In the order of their codes */
            districts: components["schemas"]["District"][];
        };
        /** @description A district or county of a city */
        District: {
            /** @description Six digits of GB/T 2260 */
            code: string;
            /** @description In Chinese, as the standard writes it */
            name: string;
        };
        /** @description The first enterprise and its first administrator */
        EnterpriseSetup: {
            /** @description What people call it; shown to raters */
            enterpriseName: components["schemas"]["Name"];
            /** @description The administrator's name */
            displayName: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The administrator signs in with it
             */
            email: string;
            /** @description 12 to 128 characters, not a common one, without name, address or number of the person or the enterprise's name (WEAK_PASSWORD) */
            password: string;
            /** @description Where needsSetupCode says so (SETUP_CODE_WRONG otherwise); hyphens, spaces and case do not matter */
            setupCode?: string;
        };
        /** @description Work that outlasts a request */
        Job: {
            /** @description Answered by the operation that started it */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["JobKind"];
            /** @description The title of the questionnaire it is of; empty for work upon the enterprise's own lists, and of work begun before it was kept */
            about: string;
            /**
             * @description The kind of file it makes; null where none was chosen
             * @enum {string|null}
             */
            format: "csv" | "xlsx" | null;
            status: components["schemas"]["JobStatus"];
            /** @description Steps in all; rows of the table for an import */
            total: components["schemas"]["Count"];
            /** @description Steps behind it */
            done: components["schemas"]["Count"];
            /** @description A sentence for people; empty while there is nothing to say */
            message: string;
            /** @description null until there is something to tell */
            result: components["schemas"]["JobResult"] | null;
            /** @description When it was asked for */
            createdAt: components["schemas"]["Time"];
            /** @description The name of who asked for it */
            createdBy: string;
            /** @description Tells that person from another of the same name; else empty */
            createdByNameMark: components["schemas"]["NameMark"];
            /** @description An export whose file the caller can still download, see downloadExport */
            hasFile: boolean;
            /** @description About how many seconds it still takes at the pace it had; null before there is one, and once it is over */
            secondsLeft: number | null;
        };
        /** @description A page of jobs */
        JobPage: {
            /** @description The jobs of this page */
            items: components["schemas"]["Job"][];
            /** @description Jobs on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: components["schemas"]["Count"];
            /** @description Most rows of a page */
            pageSize: components["schemas"]["Count"];
        };
        /**
         * @description What it does, by the operation that started it
         * @enum {string}
         */
        JobKind: "employeeImport" | "exportQuestionnaires" | "exportEmployees" | "exportDepartments" | "exportTags" | "exportEvaluatees" | "exportFeedback" | "exportAudit" | "exportResults" | "exportAnswers" | "archiveReports" | "bulkDeleteQuestionnaires" | "bulkRestoreQuestionnaires" | "bulkDisableQuestionnaires" | "bulkEnableQuestionnaires" | "bulkTagQuestionnaires" | "bulkUntagQuestionnaires" | "bulkDisableEmployees" | "bulkEnableEmployees" | "bulkInviteEmployees" | "bulkMoveEmployees" | "bulkRemoveTemplates" | "bulkRestoreTemplates" | "bulkRemoveEvaluatees" | "bulkSetStatistic" | "bulkCancelAnswers" | "bulkReleaseReports" | "bulkWithdrawReports" | "bulkRestoreReports" | "autobindParticipants" | "updateParticipants" | "deleteParticipants" | "copyQuestionnaire";
        /**
         * @description waiting for its turn, running, done, failed (nothing more will happen), cancelled by somebody
         * @enum {string}
         */
        JobStatus: "waiting" | "running" | "done" | "failed" | "cancelled";
        /** @description What a job has done so far */
        JobResult: {
            /** @description Rows that became new entries; of raters the relations that were added */
            created: components["schemas"]["Count"];
            /** @description Rows that changed an entry; of raters the relations that were removed */
            updated: components["schemas"]["Count"];
            /** @description Rows that said nothing new; of raters the relations that were asked for and left as they are */
            skipped: components["schemas"]["Count"];
            /** @description The first 1000 rows that were not taken; row 0 says why the whole ended before its end */
            failed: components["schemas"]["RowFault"][];
            /** @description Of auto-bind alone */
            bound?: components["schemas"]["BoundRelations"];
        };
        /** @description What is wrong with one row of an imported table */
        RowFault: {
            /** @description Line as a spreadsheet counts it, the heading is 1; 0 is the whole file */
            row: number;
            /** @description The column as the product calls it; empty when the whole row is meant */
            field: string;
            /** @description What is wrong, a sentence in the caller's language */
            message: string;
        };
        /** @description Which list, which rows, which kind of file */
        ExportOrder: {
            /**
             * @description The list
             * @enum {string}
             */
            list: "questionnaires" | "employees" | "departments" | "tags" | "evaluatees" | "feedback" | "audit";
            /** @description The questionnaire, for evaluatees and feedback; the other lists have none */
            parentId?: components["schemas"]["Id"];
            /**
             * @description The kind of file
             * @enum {string}
             */
            format: "csv" | "xlsx";
            filter?: components["schemas"]["ExportFilter"];
            /** @description Only these rows; instead of filter. Tags are named, all else has numbers */
            ids?: (components["schemas"]["Id"] | string)[];
            /** @description A value of the list's own sort */
            sort?: string;
            /**
             * @description Upwards or downwards
             * @enum {string}
             */
            order?: "asc" | "desc";
            language: components["schemas"]["Language"];
        };
        /** @description The list's own filters; another list's are refused */
        ExportFilter: {
            /** @description Words in the title, its pinyin or initials, or in a tag */
            keyword?: string;
            /** @description Only this processStatus, or only those that are disabled */
            status?: components["schemas"]["QuestionnaireStatusFilter"];
            /** @description Every one of these tags */
            tags?: string[];
            /** @description This department and those below it */
            departId?: number;
            /** @description Part of the name, its pinyin or initials, the e-mail address or the number */
            kw?: string;
            /** @description true only those who are disabled; otherwise only those who are not */
            disabled?: boolean;
            /**
             * @description Only administrators, or only members
             * @enum {string}
             */
            role?: "admin" | "member";
            emailStatus?: components["schemas"]["EmailStatus"];
            /** @description Any of these states */
            feedbackStatusList?: components["schemas"]["FeedbackStatus"][];
            /** @description Words in the evaluatee's name or address */
            evaluatorKeyword?: string;
            /** @description Words in the rater's name or address */
            valuerKeyword?: string;
            /** @description Least points given (named questionnaires) */
            valuerScoreMin?: number;
            /** @description Most points given (named questionnaires) */
            valuerScoreMax?: number;
            /** @description Departments below this one */
            parentId?: number;
            /** @description Only these of what was done */
            action?: components["schemas"]["AuditAction"];
            /** @description Of what was done, the last so many days */
            days?: number;
        };
        /** @description The job that makes the file */
        ExportStarted: {
            /** @description For getJob, cancelJob and downloadExport */
            jobId: components["schemas"]["Id"];
        };
        /** @description Scores of one evaluatee with what they were made of */
        ScoreArithmetic: {
            /** @description Every step starts from exact values, made of answers; otherwise from published, rounded ones */
            isExact: boolean;
            /** @description The rows of raters, as in the report */
            levels: components["schemas"]["ReportLevel"][];
            /** @description The overall score, of dimensions */
            overall: {
                /** @description What the terms come to, unrounded */
                result: components["schemas"]["StepResult"];
                /** @description How far that may lie from the exact value */
                slack: components["schemas"]["StepSlack"];
                /** @description As it is published */
                figure: components["schemas"]["StepFigure"];
                /** @description The dimensions that have a score and a weight */
                terms: {
                    /** @description Names the dimension in its questionnaire */
                    dimensionId: components["schemas"]["Id"];
                    /** @description The administrator's name for it */
                    name: string;
                    /** @description What goes into the step */
                    value: components["schemas"]["StepValue"];
                    /** @description Its weight among the terms */
                    share: components["schemas"]["StepShare"];
                }[];
            };
            dimension: components["schemas"]["DimensionArithmetic"];
        };
        /** @description The score of a dimension, of its questions; null where none was asked for, or the questionnaire has it not */
        DimensionArithmetic: {
            /** @description Names the dimension in its questionnaire */
            dimensionId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            name: string;
            /** @description What the terms come to, unrounded */
            result: components["schemas"]["StepResult"];
            /** @description How far that may lie from the exact value */
            slack: components["schemas"]["StepSlack"];
            /** @description As it is published */
            figure: components["schemas"]["StepFigure"];
            /** @description The questions that have a percentage, each as much as another */
            terms: {
                /** @description One of questions */
                questionId: components["schemas"]["Id"];
                /** @description What goes into the step */
                value: components["schemas"]["StepValue"];
                /** @description Its weight among the terms */
                share: components["schemas"]["StepShare"];
            }[];
            /** @description Its scored questions */
            questions: components["schemas"]["QuestionArithmetic"][];
        } | null;
        /** @description The score of a question, of what its levels said */
        QuestionArithmetic: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description What was asked */
            title: string;
            /** @description Points it can bring */
            maximum: number;
            /** @description What the terms come to, unrounded */
            result: components["schemas"]["StepResult"];
            /** @description How far that may lie from the exact value */
            slack: components["schemas"]["StepSlack"];
            /** @description As it is published */
            figure: components["schemas"]["StepFigure"];
            /** @description The levels that have a mean and a weight */
            terms: {
                /** @description The key of one of levels */
                levelKey: string;
                /** @description What goes into the step */
                value: components["schemas"]["StepValue"];
                /** @description Its weight among the terms */
                share: components["schemas"]["StepShare"];
                /** @description Whose mean the value is; null in anonymous questionnaires */
                answers: components["schemas"]["RaterScore"][] | null;
            }[];
            /** @description The score as a share of the maximum */
            percent: {
                /** @description What the terms come to, unrounded */
                result: components["schemas"]["StepResult"];
                /** @description How far that may lie from the exact value */
                slack: components["schemas"]["StepSlack"];
                /** @description As it is published */
                figure: components["schemas"]["StepFigure"];
            };
        };
        /** @description What one rater gave */
        RaterScore: {
            /** @description The rater's name; empty where the person is gone */
            name: string;
            /** @description Tells the rater from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Points */
            score: number;
        };
        /** @description What the terms come to, unrounded; null without terms */
        StepResult: number | null;
        /** @description How far the result may lie from the exact value, since its terms are rounded; 0 where they are exact */
        StepSlack: number;
        /** @description As it is published; null when nothing may be shown */
        StepFigure: number | null;
        /** @description What goes into the step */
        StepValue: number;
        /** @description Its weight among the terms, percent, exact */
        StepShare: number;
        /** @description An evaluatee's figures beside those of the questionnaire and of the round before */
        PersonalStatistics: {
            /** @description The columns of every rows */
            levels: components["schemas"]["ReportLevel"][];
            /** @description Fewest raters before it is told how far they lie apart */
            floor: number;
            /** @description Those of the questionnaire who have an overall score */
            evaluatees: components["schemas"]["Count"];
            /** @description The overall score */
            percent: components["schemas"]["ReportPercent"];
            /** @description Mean over the evaluatees of the questionnaire */
            norm: components["schemas"]["PersonalNorm"];
            band: components["schemas"]["ReportBand"];
            /** @description Gaps that could be marked, each from 8 others on */
            compared: components["schemas"]["Count"];
            /** @description Gaps of them that are more than chance */
            marked: components["schemas"]["Count"];
            /** @description How many of those compared would be marked by chance alone */
            byChance: number;
            /** @description The last round before that was finished and about the same person; null where there is none */
            previous: {
                /** @description Names the questionnaire */
                id: components["schemas"]["Id"];
                /** @description What it is called */
                title: string;
                /** @description When it was finished for good */
                finishedAt: components["schemas"]["Time"];
            } | null;
            /** @description In their order */
            dimensions: components["schemas"]["PersonalDimension"][];
            /** @description The questions with the highest scores */
            highest: components["schemas"]["PersonalQuestion"][];
            /** @description The questions with the lowest scores */
            lowest: components["schemas"]["PersonalQuestion"][];
        };
        /** @description A dimension of one evaluatee with what it is compared with */
        PersonalDimension: {
            /** @description Names the dimension in its questionnaire */
            dimensionId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            name: string;
            /** @description The score */
            percent: components["schemas"]["ReportPercent"];
            /** @description Over the shown levels other than self */
            othersPercent: components["schemas"]["ReportPercent"];
            /** @description The evaluatee's own view */
            selfPercent: components["schemas"]["ReportPercent"];
            /** @description Percent when every question gets its fewest points */
            lowest: number;
            /** @description Mean over the evaluatees of the questionnaire */
            norm: components["schemas"]["PersonalNorm"];
            band: components["schemas"]["ReportBand"];
            othersBand: components["schemas"]["ReportBand"];
            /** @description Others minus self; null where one of them is missing */
            gap: components["schemas"]["PersonalDifference"];
            /** @description The gap is more than chance; never below 8 others */
            isMarked: boolean;
            /** @description The mean of others over the evaluatees, percent; null below five of them */
            line: {
                /** @description Percent to one decimal */
                mean: number;
                /** @description Half the width of its band to one decimal */
                margin: number;
            } | null;
            quadrant: components["schemas"]["ReportQuadrant"];
            change: components["schemas"]["PersonalChange"];
            /** @description One for each of levels */
            rows: {
                /** @description The key of one of levels */
                levelKey: string;
                band: components["schemas"]["ReportBand"];
                /** @description Mean of the standard deviations of its questions, points of percent; null below 3 raters, in anonymous questionnaires below 5 */
                deviation: number | null;
                /** @description How far they agree (rwg) */
                agreement: components["schemas"]["PersonalAgreement"];
            }[];
            /** @description ICC(1), of one rater; null below ten evaluatees */
            single: components["schemas"]["PersonalReliability"];
            /** @description ICC(1, n), of the mean of those who rated this evaluatee; null below ten evaluatees */
            reliability: components["schemas"]["PersonalReliability"];
            /** @description Cronbach's alpha; null below 30 complete forms or where they are less than half */
            consistency: {
                /** @description 0 means at most 0 */
                alpha: number;
                /** @description Forms it is made of */
                complete: components["schemas"]["Count"];
                /** @description All forms */
                forms: components["schemas"]["Count"];
            } | null;
        };
        /** @description What became of a dimension since the round before; null where that has none of this name, or no level of both is shown */
        PersonalChange: {
            /** @description Percent in the round before */
            before: number;
            /** @description Percent in this one */
            now: number;
            /** @description Now minus before */
            difference: number;
            /** @description More than chance; null where one of the rounds has no band */
            isMarked: boolean | null;
            /** @description The levels both percentages are made of; null where they are the scores of both rounds as they are printed */
            levelKeys: string[] | null;
        } | null;
        /** @description A question by its score */
        PersonalQuestion: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description What was asked */
            title: string;
            /** @description The dimension it is bound to */
            dimensionId: components["schemas"]["Id"];
            /** @description Of the maximum, whole in anonymous questionnaires */
            percent: number;
        };
        /** @description How raters answered */
        QuestionStatistics: {
            /** @description The rows of raters that are shown */
            levels: components["schemas"]["ReportLevel"][];
            /** @description Fewest raters before it is told how far they lie apart, and of protected rows how often each answer was given */
            floor: number;
            /** @description Those whose answers can be counted, in the order of the paper */
            questions: {
                /** @description Names the question in the paper */
                questionId: components["schemas"]["Id"];
                /** @description What was asked */
                title: string;
                /** @description What could be answered; the columns of every shares */
                labels: string[];
                /** @description Some row that is shown has too few raters for its answers to be counted */
                hidden: boolean;
                /** @description One for each of levels */
                rows: {
                    /** @description The key of one of levels */
                    levelKey: string;
                    /** @description How many answered, in words as in levels; null where the figure of the question is hidden */
                    raters: string | null;
                    /** @description Points */
                    mean: components["schemas"]["ReportScore"];
                    /** @description Standard deviation, points; null below 3 raters, in anonymous questionnaires below 5 */
                    deviation: number | null;
                    /** @description How far they agree (rwg) */
                    agreement: components["schemas"]["PersonalAgreement"];
                    /** @description Whole percent of those who answered, one for each of labels; null where they are too few */
                    shares: number[] | null;
                }[];
            }[];
        };
        /** @description Mean over the evaluatees of the questionnaire, percent to one decimal; null below five of them */
        PersonalNorm: number | null;
        /** @description Points of percent to one decimal */
        PersonalDifference: number | null;
        /** @description rwg to two decimals, 1 where all agree; null below 3 raters, in anonymous questionnaires below 5, and where scores are too many to be told apart */
        PersonalAgreement: number | null;
        /** @description 0 to 1, to two decimals; 0 means at most 0 */
        PersonalReliability: number | null;
        /** @description Questionnaire info (spec §3) */
        Questionnaire: {
            /** @description Names the questionnaire in addresses */
            id: components["schemas"]["Id"];
            /** @description Names it in combined reports */
            uid: components["schemas"]["Uid"];
            /** @description Plain text; shown to raters */
            title: string;
            /** @description What raters read before the first question; may be empty */
            summary: string;
            type: components["schemas"]["QuestionnaireType"];
            processStatus: components["schemas"]["ProcessStatus"];
            /** @description Not 0 is disabled */
            disableStatus: number;
            /** @description The paper has questions and passes the check of spec §5 */
            paperDataValid: boolean;
            /** @description Some dimension holds a scored question */
            hasDimensionReport: boolean;
            /** @description The readiness checks (spec §4), each with its outcome */
            invalidDatas: components["schemas"]["ReadinessCheck"][];
            /** @description Of its paper, which a save must carry */
            version: components["schemas"]["PaperVersion"];
            /** @description When it was made, copied or taken from a template */
            createdAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When collecting began; null before
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was finished for good; null before
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description Since when it is being finished: nobody can answer, and what that takes is still being done; null before and afterwards
             */
            closingSince: string | null;
            /** @description How much of a finish that goes on is done; null where none does */
            closingPercent: number | null;
            /** @description How often a finish that goes on could not be brought to its end so far; the server tries again by itself, after longer and longer pauses. 0 where none goes on */
            closingFailures: number;
            /** @description The provider of single sign-on is a way into its forms: raters of an anonymous one are told so (anonymity.md R16) */
            opensByProvider: boolean;
            /**
             * Format: date-time
             * @description When answering closes; null for no such time
             */
            deadline: string | null;
            /** @description Names of its tags */
            tags: string[];
            /** @description People who are evaluated in it */
            evaluateeCount: components["schemas"]["Count"];
            /** @description Forms asked for; of an anonymous one that was started also those withdrawn */
            raterCount: number;
            /** @description Relations whose form is sent */
            submittedCount: number;
            /** @description The job under way that brings a copy its evaluatees and raters, where they are many; null where none come. Until then it cannot be started */
            peopleJobId: number | null;
        };
        /**
         * @description 1 default (named), 2 anonymous
         * @enum {integer}
         */
        QuestionnaireType: 1 | 2;
        /**
         * @description 10 draft, 20 ready, 30 collecting, 40 finished (design §5.1)
         * @enum {integer}
         */
        ProcessStatus: 10 | 20 | 30 | 40;
        /** @description Raised by every save of the paper (design §5.3) */
        PaperVersion: number;
        /** @description One of the five checks before a questionnaire can start */
        ReadinessCheck: {
            /**
             * @description 10 questions, 20 indicators, 11 all bound, 30 evaluatees, 32 evaluators
             * @enum {integer}
             */
            dataType: 10 | 20 | 11 | 30 | 32;
            /** @description Whether it passes */
            valid: boolean;
        };
        /** @description One page of a list of questionnaires */
        QuestionnairePage: {
            /** @description The questionnaires of this page */
            items: components["schemas"]["Questionnaire"][];
            /** @description Questionnaires on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: components["schemas"]["Count"];
            /** @description Most rows of a page */
            pageSize: components["schemas"]["Count"];
        };
        /** @description What a new questionnaire starts with; everything may be left out */
        QuestionnaireCreate: {
            /**
             * @description 1 named (also when left out), 2 anonymous
             * @enum {integer}
             */
            type?: 1 | 2;
            /** @description Text; HTML entities in it become characters */
            title?: components["schemas"]["Title"];
            /** @description What raters read before the first question; empty when left out */
            summary?: string;
        };
        /** @description The particulars that are not part of the paper's pages */
        QuestionnaireBase: {
            type: components["schemas"]["QuestionnaireType"];
            /** @description Text; HTML entities in it become characters */
            title: components["schemas"]["Title"];
            /** @description What raters read before the first question; may be empty */
            summary: string;
            /** @description The version that was read; another one now refuses with STALE_VERSION. Without it the change is made */
            version?: number;
        };
        /** @description Settings and appearance, each as JSON text, as the original client reads them */
        QuestionnaireConfig: {
            /** @description JSON text of a QuestionnaireSetting */
            settingConfig: string;
            /** @description JSON text of a QuestionnaireStyle */
            styleConfig: string;
        };
        /** @description One of the two texts or both */
        QuestionnaireConfigUpdate: {
            /** @description JSON text of a QuestionnaireSetting */
            settingConfig?: string;
            /** @description JSON text of a QuestionnaireStyle */
            styleConfig?: string;
        };
        /** @description One object for setting, setting/unit and settingConfig */
        QuestionnaireSetting: {
            /** @description Counted answers a score needs to be shown, 3 at first (anonymity.md R2) */
            scoreFloor: number;
            /** @description Counted answers comments and distributions need, 5 at first, never below scoreFloor (R2) */
            commentFloor: number;
            /** @description Levels shown from one answer on; only superior and self may be (anonymity.md) */
            exemptLevelTypes: components["schemas"]["LevelType"][];
            /** @description Small levels are shown together as other raters (R2b); otherwise they are hidden */
            pooling: boolean;
            /** @description Raters are told that superiors may receive the released report, false at first; fixed at the start (R16) */
            superiorReads: boolean;
            /** @description Raters may say that they are unable to observe */
            allowUnable: boolean;
            /**
             * Format: date-time
             * @description Answering closes then
             */
            deadline: string | null;
            /** @description For binding raters from the organisation, 6 at first (design §5.11) */
            maximumRatersPerLevel: number;
            /** @description Raters read it above the first question; may be empty */
            welcomeText: string;
            /** @description Raters read it after sending; may be empty */
            thanksText: string;
            language: components["schemas"]["Language"];
        };
        /** @description One key of the settings with its value */
        QuestionnaireSettingUnit: {
            /**
             * @description Which one
             * @enum {string}
             */
            key: "scoreFloor" | "commentFloor" | "exemptLevelTypes" | "pooling" | "superiorReads" | "allowUnable" | "deadline" | "maximumRatersPerLevel" | "welcomeText" | "thanksText" | "language";
            /** @description Must fit the key as in QuestionnaireSetting */
            value: string | number | boolean | string[] | null;
        };
        /** @description How the feedback page looks */
        QuestionnaireStyle: {
            /** @description '#' and six hexadecimal digits; buttons and marks of the feedback page have it */
            accentColor: string;
            /** @description Address of a picture of this site; empty for none */
            logo: string;
            /** @description One line over the title; may be empty */
            coverText: string;
        };
        /** @description How much a copy shall hold, and what is otherwise about it */
        QuestionnaireCopy: {
            data: components["schemas"]["QuestionnaireCopyData"];
            /** @description Says that it is a copy when left out; HTML entities in it become characters */
            title?: components["schemas"]["Title"];
            /** @description The original's when left out */
            summary?: string;
            /** @description The original's when left out */
            type?: components["schemas"]["QuestionnaireType"];
        };
        /** @description What is taken along; all but the people when nothing is said */
        QuestionnaireCopyData: {
            /**
             * @description Pages and questions
             * @default true
             */
            paper?: boolean;
            /** @description Needs paper, because bindings name its questions; goes with it when left out */
            dimensions?: boolean;
            /**
             * @description Settings, appearance and relation levels, without the deadline
             * @default true
             */
            settings?: boolean;
            /**
             * @description Evaluatees and raters
             * @default false
             */
            relations?: boolean;
        };
        /** @description Tag (spec §3) */
        Tag: {
            /** @description Names the tag in the enterprise */
            readonly id: number;
            /** @description Unique in the enterprise */
            name: string;
            /**
             * @description What it is bound to
             * @enum {string}
             */
            readonly useType: "QUESTIONNAIRE";
            /** @description How many questionnaires carry it, those that were removed left out */
            readonly questionnaireCount: number;
        };
        /** @description Tags by name */
        TagList: components["schemas"]["Tag"][];
        /** @description The tags an object shall have */
        TagBinding: {
            /** @description The questionnaire's id */
            objectId: components["schemas"]["Id"];
            /**
             * @description What kind of object it is
             * @enum {string}
             */
            useType: "QUESTIONNAIRE";
            /** @description Left out or empty takes every tag away; a name is stored without the */
            tagNames?: string[];
            /** @description The tags it had when they were read; when it has others now, nothing is changed. A form has no empty list: one empty name says that there were none */
            before?: string[];
        };
        /** @description A processStatus, or disabled for a disableStatus other than 0 */
        QuestionnaireStatusFilter: (10 | 20 | 30 | 40) | "disabled";
        /** @description The filters of the list of questionnaires */
        QuestionnaireFilter: {
            /** @description Words in the title, its pinyin or initials, or in a tag */
            keyword?: string;
            /** @description Only this processStatus, or only those that are disabled */
            status?: components["schemas"]["QuestionnaireStatusFilter"];
            /** @description Every one of these tags */
            tags?: string[];
        };
        /** @description Counts by status; a disabled one counts under its processStatus too */
        QuestionnaireCounts: {
            /** @description How many by each value of the filter status */
            counts: {
                /** @description Drafts */
                10: number;
                /** @description Ready ones */
                20: number;
                /** @description Collecting ones */
                30: number;
                /** @description Finished ones */
                40: number;
                /** @description Disabled ones */
                disabled: number;
            };
            /** @description All of them */
            all: number;
            /** @description Collecting ones, not disabled, whose deadline lies in the day given */
            closingToday: number;
        };
        /** @description What is to change; what is left out stays */
        QuestionnaireDetailsSave: {
            type?: components["schemas"]["QuestionnaireType"];
            /** @description The new title */
            title?: components["schemas"]["Title"];
            /** @description The new summary */
            summary?: string;
            setting?: components["schemas"]["QuestionnaireSettingChange"];
            style?: components["schemas"]["QuestionnaireStyleChange"];
            /** @description The version that was read; another one now refuses with STALE_VERSION. Without it the change is made */
            version?: number;
        };
        /** @description Keys of a QuestionnaireSetting */
        QuestionnaireSettingChange: {
            /** @description Counted answers a score needs to be shown */
            scoreFloor?: number;
            /** @description Counted answers comments and distributions need */
            commentFloor?: number;
            /** @description Levels shown from one answer on */
            exemptLevelTypes?: components["schemas"]["LevelType"][];
            /** @description Small levels are shown together as other raters */
            pooling?: boolean;
            /** @description Raters are told that superiors may receive the released report */
            superiorReads?: boolean;
            /** @description Raters may say that they are unable to observe */
            allowUnable?: boolean;
            /**
             * Format: date-time
             * @description Answering closes then
             */
            deadline?: string | null;
            /** @description For binding raters from the organisation */
            maximumRatersPerLevel?: number;
            /** @description What raters read first */
            welcomeText?: string;
            /** @description What raters read after sending */
            thanksText?: string;
            language?: components["schemas"]["Language"];
        };
        /** @description Keys of a QuestionnaireStyle */
        QuestionnaireStyleChange: {
            /** @description The colour of buttons and progress */
            accentColor?: string;
            /** @description Address of a picture of this site; empty for none */
            logo?: string;
            /** @description A line on the cover */
            coverText?: string;
        };
        /** @description A questionnaire with its settings and appearance */
        QuestionnaireDetails: {
            questionnaire: components["schemas"]["Questionnaire"];
            setting: components["schemas"]["QuestionnaireSetting"];
            style: components["schemas"]["QuestionnaireStyle"];
            /** @description Changes with type, title, summary, setting and style; send it back with saveQuestionnaireDetails */
            version: number;
        };
        /** @description Questionnaires by their ids, or all that match a filter */
        QuestionnaireSelection: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["QuestionnaireFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
        };
        /** @description A selection with tagNames, or previous of an earlier answer */
        QuestionnaireTagging: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["QuestionnaireFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
            /** @description The tags; new names become tags, stored without the */
            tagNames?: string[];
            previous?: components["schemas"]["TagPairs"];
        };
        /** @description Which questionnaires a tag was given to or taken from */
        TagPairs: components["schemas"]["TagPair"][];
        /** @description A tag and questionnaires */
        TagPair: {
            /** @description The tag */
            tagName: string;
            /** @description The questionnaires */
            ids: components["schemas"]["Id"][];
        };
        /** @description What tagging many questionnaires did */
        QuestionnairesTagged: {
            changed: components["schemas"]["BulkChanged"];
            skipped: components["schemas"]["BulkSkipped"];
            /** @description null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
            previous: components["schemas"]["TagPairs"];
        };
        /** @description A tag by its name, and the name it gets */
        TagRename: {
            /** @description The tag */
            name: string;
            /** @description Its new name, stored without the # before it; a name needs more than that */
            newName: components["schemas"]["Name"];
        };
        /** @description Tags by their names, which identify them */
        TagSelection: {
            /** @description The names */
            ids: string[];
        };
        /** @description What bulk/delete answered */
        TagsRestore: {
            removed: components["schemas"]["RemovedTags"];
        };
        /** @description Tags that were removed or bound again */
        TagsRemoved: {
            /** @description Their names */
            changed: string[];
            removed: components["schemas"]["RemovedTags"];
        };
        /** @description The tags with the questionnaires that carried them */
        RemovedTags: components["schemas"]["RemovedTag"][];
        /** @description A tag with the questionnaires that carried it */
        RemovedTag: {
            /** @description The tag */
            name: string;
            /** @description The questionnaires */
            questionnaireIds: components["schemas"]["Id"][];
        };
        /**
         * @description The built-in levels and custom, one made by an administrator
         * @enum {string}
         */
        LevelType: "superior" | "sameLevel" | "subordinate" | "self" | "custom";
        /**
         * @description The levels every questionnaire has
         * @enum {string}
         */
        BuiltInLevelType: "superior" | "sameLevel" | "subordinate" | "self";
        /** @description A group of raters by how they stand to the evaluatee */
        RelationLevel: {
            /** @description Names the level in its questionnaire */
            levelId: components["schemas"]["Id"];
            levelType: components["schemas"]["LevelType"];
            /** @description The administrator's name; empty on a built-in level shows its name in the reader's language */
            levelName: string;
            /** @description Whether raters can be put on it and are asked */
            open: boolean;
            /** @description Its share in every score of the others */
            weight: components["schemas"]["LevelWeightValue"];
        };
        /** @description Levels in their order */
        RelationLevelList: components["schemas"]["RelationLevel"][];
        /** @description A level of the administrator's own */
        RelationLevelCreate: {
            /** @description Unique in the questionnaire */
            levelName: components["schemas"]["Name"];
            /**
             * @description A new level is open
             * @constant
             */
            open: true;
        };
        /** @description levelId with levelName, or levelId with open */
        RelationLevelUpdate: {
            /** @description Which level */
            levelId: components["schemas"]["Id"];
            /** @description Unique in the questionnaire; empty gives a built-in level its own name back */
            levelName?: components["schemas"]["Title"];
            /** @description Whether raters can be put on it and are asked */
            open?: boolean;
        };
        /** @description Percent; null means equal over the open levels other than self (self 0) */
        LevelWeightValue: number | null;
        /** @description The weight of a level */
        LevelWeight: {
            /** @description Which level */
            levelId: components["schemas"]["Id"];
            /** @description Its share in every score of the others */
            weight: components["schemas"]["LevelWeightValue"];
        };
        /** @description The weight of one level, the first one when no level is named */
        LevelWeightChange: {
            /** @description Which level; the first one when left out */
            levelId?: components["schemas"]["Id"];
            /** @description Its share in every score of the others */
            weight: components["schemas"]["LevelWeightValue"];
        };
        /** @description Weights to be set together */
        LevelWeights: {
            /** @description Each level once; one named twice is refused */
            weights: components["schemas"]["LevelWeight"][];
        };
        /** @description A rater of an evaluatee */
        Valuer: {
            /** @description Names the relation of this rater to this evaluatee */
            participantRelationId: components["schemas"]["Id"];
            /** @description The rater's employee id */
            valuerId: components["schemas"]["Id"];
            /** @description The rater's name */
            valuerName: string;
            /** @description Tells the rater from another of the same name; else empty */
            valuerNameMark: components["schemas"]["NameMark"];
            /** @description The level the rater stands on */
            levelId: components["schemas"]["Id"];
        };
        /** @description Evaluatee relation row (spec §3) */
        Evaluatee: {
            /** @description The row's id, which other calls name evaluateeId */
            id: components["schemas"]["Id"];
            /** @description The person */
            employeeId: components["schemas"]["Id"];
            /** @description The person's name */
            evaluateName: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description The person's address; may be empty */
            evaluateEmail: string;
            /** @description The person's mobile number; may be empty */
            evaluateMobile: string;
            /** @description The person's number; null without one */
            employeeNo?: string | null;
            /** @description Null without a department */
            departName: string | null;
            /** @description The raters, level by level; empty unless containValuer asked for them */
            valuers: components["schemas"]["Valuer"][];
        };
        /** @description One page of a list of evaluatees */
        EvaluateePage: {
            /** @description The evaluatees of this page */
            items: components["schemas"]["Evaluatee"][];
            /** @description Evaluatees on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: number;
            /** @description Most rows of a page */
            pageSize: number;
        };
        /** @description Who shall be evaluated, too */
        EvaluateesAdd: {
            /** @description Employees of the enterprise; unknown ones are refused, disabled ones passed over */
            employeeIds: components["schemas"]["Id"][];
        };
        /** @description What adding did */
        EvaluateesAdded: {
            /** @description New evaluatees */
            added: components["schemas"]["Count"];
            /** @description Evaluatees already, disabled, or named twice */
            skipped: components["schemas"]["Count"];
        };
        /** @description Changes of raters, newest first */
        RaterChanges: {
            /** @description Names the change in the enterprise */
            id: components["schemas"]["Id"];
            /** @description When */
            at: components["schemas"]["Time"];
            /** @description Who did it; empty when the person is gone */
            name: string;
            /** @description Tells the person from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Relations that came */
            added: number;
            /** @description Relations that went; of whoever was disabled those that were withdrawn, in an anonymous questionnaire all, sent or not, so that it tells nobody who has answered (R5) */
            removed: number;
        }[];
        /** @description How many take part */
        EvaluateeTotals: {
            /** @description People who are evaluated */
            evaluateeCount: components["schemas"]["Count"];
            /** @description People who rate, each once */
            raterCount: components["schemas"]["Count"];
            /** @description Forms to be answered */
            relationCount: components["schemas"]["Count"];
            /** @description Evaluatees nobody rates yet */
            withoutRaterCount: components["schemas"]["Count"];
            /** @description Raters who cannot come in: they have neither an e-mail address nor a password that works */
            withoutDoorCount: components["schemas"]["Count"];
        };
        /** @description An evaluatee as a row and as a person */
        EvaluateeEmployee: {
            /** @description The row's id */
            evaluateeId: components["schemas"]["Id"];
            /** @description The person's */
            employeeId: components["schemas"]["Id"];
            /** @description The person's name */
            name: string;
        };
        /** @description Every evaluatee of a questionnaire */
        EvaluateeEmployeeList: components["schemas"]["EvaluateeEmployee"][];
        /** @description One evaluatee's raters as they shall be */
        EvaluateeRatersSave: {
            /** @description The row's id */
            evaluateeId: components["schemas"]["Id"];
            /** @description All of them; each person once */
            valuers: {
                /** @description The rater's employee id */
                valuerId: components["schemas"]["Id"];
                /** @description An open level; on self only the evaluatee */
                levelId: components["schemas"]["Id"];
            }[];
        };
        /** @description Raters for many evaluatees on one level */
        ParticipantsUpdate: {
            /** @description An open level */
            levelId: components["schemas"]["Id"];
            /** @description Employees */
            valuerIds: components["schemas"]["Id"][];
            /** @description Evaluatee rows; ignored with isSyncAll */
            evaluateeIds: components["schemas"]["Id"][];
            /**
             * @description 1 adds, 2 replaces the level's raters
             * @default 1
             * @enum {integer}
             */
            addType?: 1 | 2;
            /**
             * @description Every evaluatee of the questionnaire
             * @default false
             */
            isSyncAll?: boolean;
            /**
             * @description Nobody rates himself, except on level self
             * @default true
             */
            isExcludeEvaluatee?: boolean;
        };
        /** @description What the change did */
        ParticipantsUpdated: {
            /** @description New relations */
            added: components["schemas"]["Count"];
            /** @description Relations that had to go because addType is 2 */
            removed: components["schemas"]["Count"];
            /** @description There already, excluded, or kept because the answers were sent */
            skipped: number;
            /** @description Of the job that does it (getJob tells how far it is); null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
        };
        /** @description For which levels raters are wanted */
        AutobindRequest: {
            /** @description Closed ones are passed over */
            participantLevelCodes: components["schemas"]["BuiltInLevelType"][];
        };
        /** @description What binding did */
        AutobindResult: {
            /** @description New relations */
            added: components["schemas"]["Count"];
            /** @description The same, level by level */
            perLevel: {
                /** @description Which level */
                levelId: components["schemas"]["Id"];
                levelType: components["schemas"]["BuiltInLevelType"];
                /** @description New relations on it */
                added: components["schemas"]["Count"];
            }[];
            /** @description Evaluatees who are still without raters on a level */
            missing: components["schemas"]["MissingRater"][];
            /** @description Of the job that adds them (getJob tells how far it is); null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
        };
        /** @description What a job that binds raters has done so far */
        BoundRelations: {
            /** @description Level by level */
            perLevel: {
                /** @description Which level */
                levelId: components["schemas"]["Id"];
                levelType: components["schemas"]["BuiltInLevelType"];
                /** @description New relations on it */
                added: components["schemas"]["Count"];
                /** @description Evaluatees who are still without raters on it; null until the job is done */
                missing: number | null;
            }[];
            /** @description The first 100 of them on each level */
            missing: components["schemas"]["MissingRater"][];
        };
        /** @description An evaluatee who is still without raters on a level */
        MissingRater: {
            /** @description The evaluatee's row */
            evaluateeId: components["schemas"]["Id"];
            levelType: components["schemas"]["BuiltInLevelType"];
        };
        /** @description Which relations go; what is named narrows the choice further */
        ParticipantsDelete: {
            /** @description The relations themselves */
            participantRelationIds?: components["schemas"]["Id"][];
            /** @description Only relations of these evaluatees (rows) */
            evaluateeIds?: components["schemas"]["Id"][];
            /** @description Only relations of these raters (employees) */
            valuerIds?: components["schemas"]["Id"][];
            /** @description Only relations on this level */
            levelId?: components["schemas"]["Id"];
        };
        /** @description What the removal did */
        ParticipantsDeleted: {
            /** @description Relations that went */
            removed: components["schemas"]["Count"];
            /** @description Relations that stay, because their answers were sent */
            skipped: components["schemas"]["Count"];
            /** @description Of the job that removes them (getJob tells how far it is); null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
        };
        /** @description The filters of the list of evaluatees */
        EvaluateeFilter: {
            /** @description Part of the evaluatee's name, its pinyin or initials, the e-mail address or the number */
            kw?: string;
        };
        /** @description Evaluatees by their ids, or all that match a filter */
        EvaluateeSelection: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["EvaluateeFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
        };
        /** @description An evaluatee who was removed, with the raters */
        RemovedEvaluatee: {
            /** @description The person */
            employeeId: components["schemas"]["Id"];
            /** @description The place in the order they were added in */
            seq: number;
            /** @description The raters with their levels */
            valuers: components["schemas"]["RemovedValuer"][];
        };
        /** @description A rater of a removed evaluatee */
        RemovedValuer: {
            /** @description The rater's employee id */
            valuerId: components["schemas"]["Id"];
            /** @description The level the rater stood on */
            levelId: components["schemas"]["Id"];
        };
        /** @description The evaluatees who were removed */
        RemovedEvaluatees: components["schemas"]["RemovedEvaluatee"][];
        /** @description What removing many evaluatees did */
        EvaluateesRemoved: {
            changed: components["schemas"]["BulkChanged"];
            skipped: components["schemas"]["BulkSkipped"];
            /** @description null when all was done at once */
            jobId: components["schemas"]["BulkJobId"];
            previous: components["schemas"]["RemovedEvaluatees"];
        };
        /** @description What bulk/remove answered as previous */
        EvaluateesRestore: {
            previous: components["schemas"]["RemovedEvaluatees"];
        };
        /** @description The levels that change */
        RelationLevelsSave: {
            /** @description Each level once; one named twice is refused */
            levels: components["schemas"]["RelationLevelChange"][];
            /** @description Every level as it was read; when one is another now, came or went, nothing is changed */
            before?: components["schemas"]["RelationLevelList"];
        };
        /** @description What changes of a level; what is left out stays */
        RelationLevelChange: {
            /** @description Which level */
            levelId: components["schemas"]["Id"];
            /** @description Empty takes the own name of a built-in level away */
            levelName?: components["schemas"]["Title"];
            /** @description Raters may be put on it */
            open?: boolean;
            /** @description Its share in every score of the others */
            weight?: components["schemas"]["LevelWeightValue"];
        };
        /** @description Somebody of the enterprise */
        ReleasePerson: {
            /** @description The employee's */
            employeeId: components["schemas"]["Id"];
            /** @description What they are called today */
            name: string;
            /** @description Tells them from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
        };
        /**
         * @description As whom somebody reads a report; the evaluatee is whom it is about
         * @enum {string}
         */
        ReportRole: "evaluatee" | "superior";
        /** @description Somebody a report was released to */
        ReleaseReader: {
            /** @description The reader's */
            employeeId: components["schemas"]["Id"];
            /** @description What they are called today */
            name: string;
            /** @description Tells them from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            role: components["schemas"]["ReportRole"];
            /** @description How often this version was opened or saved as a PDF */
            openings: number;
            /**
             * Format: date-time
             * @description null until it is opened
             */
            firstOpenedAt: string | null;
            /**
             * Format: date-time
             * @description null until it is opened
             */
            lastOpenedAt: string | null;
        };
        /**
         * @description Of the newest release of a report: none before the first, unopened and opened by whether the evaluatee has opened it, withdrawn while nobody can
         * @enum {string}
         */
        ReleaseState: "none" | "unopened" | "opened" | "withdrawn";
        /** @description The newest release of a report; null where there was none */
        Release: {
            /** @description Counts the releases of this report */
            version: number;
            /**
             * Format: date-time
             * @description null while it can be opened
             */
            withdrawnAt: string | null;
            /** @description Whether forms about the evaluatee were left out, counted again or withdrawn since, so that a report released now may have other figures */
            outdated: boolean;
            /** @description The evaluatee first */
            readers: components["schemas"]["ReleaseReader"][];
        } | null;
        /** @description An evaluatee and the state of the report */
        ReleasedEvaluatee: {
            /** @description The evaluatee's */
            employeeId: components["schemas"]["Id"];
            /** @description What they are called today */
            name: string;
            /** @description Tells them from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Empty without one */
            departmentName: string;
            state: components["schemas"]["ReleaseState"];
            /**
             * Format: date-time
             * @description When the newest snapshot was made; null where there was none
             */
            releasedAt: string | null;
            /**
             * @description Why no mail can reach them; null when one can. noAddress: they can still sign in by their password. noDoor: without an address and a password they cannot get in at all. disabled: they can neither be mailed nor sign in
             * @enum {string|null}
             */
            noMail: "noAddress" | "noDoor" | "disabled" | null;
            /** @description Who was asked as superior in this questionnaire and is not disabled; empty where raters were not told that superiors receive reports */
            superiors: components["schemas"]["ReleasePerson"][];
            release: components["schemas"]["Release"];
        };
        /** @description One page of the evaluatees with their releases */
        ReleasedEvaluateePage: {
            /** @description The evaluatees of this page */
            items: components["schemas"]["ReleasedEvaluatee"][];
            /** @description Evaluatees on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: number;
            /** @description Most rows of a page */
            pageSize: number;
        };
        /** @description The filters of the list of releases */
        ReleaseFilter: {
            /** @description Part of the name, its pinyin or initials, the e-mail address or the number */
            kw?: string;
            /** @description Any of these states */
            stateList?: components["schemas"]["ReleaseState"][];
        };
        /** @description Evaluatees by their employee ids, or all that match a filter */
        ReleaseSelection: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["ReleaseFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
        };
        /** @description Whose reports, by their employee ids or all that match a filter, and for whom */
        ReleaseOrder: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["ReleaseFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
            /** @description Also to who was asked as superior */
            toSuperior: boolean;
            /** @description Employee ids of superiors who are to read none of these */
            exceptSuperiorIds?: components["schemas"]["Id"][];
            /** @description Passes over the reports that withoutFigures of the plan names, as nothing to do */
            onlyWithFigures?: boolean;
        };
        /** @description A superior who would read reports */
        ReleaseSuperior: {
            /** @description The superior's */
            employeeId: components["schemas"]["Id"];
            /** @description What they are called today */
            name: string;
            /** @description Tells them from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description How many of these reports */
            reports: number;
        };
        /** @description What releasing would do where reports that show no score of others are passed over (onlyWithFigures) */
        ReleaseReach: {
            /** @description How many reports */
            count: number;
            /** @description How many of them are released now and would be replaced by a new version */
            replaced: number;
            /** @description Who was asked as superior about these evaluatees and is not disabled; empty where it was not promised */
            superiors: components["schemas"]["ReleaseSuperior"][];
            /** @description Evaluatees whom no mail can reach */
            withoutMail: components["schemas"]["UnmailedEvaluatee"][];
        };
        /** @description What releasing would do */
        ReleasePlan: {
            /** @description How many reports */
            count: number;
            /** @description How many of them are released now and would be replaced by a new version */
            replaced: number;
            /** @description Whether raters were told that superiors may receive the report (R16) */
            superiorPromised: boolean;
            /** @description Who was asked as superior about these evaluatees and is not disabled; empty where it was not promised */
            superiors: components["schemas"]["ReleaseSuperior"][];
            /** @description Evaluatees whom no mail can reach */
            withoutMail: components["schemas"]["UnmailedEvaluatee"][];
            /** @description Evaluatees whose reports show them no score that others gave: nobody answered, nobody gave a score, or too few for any to be shown. Whose round an earlier version finished is missing here until its figures are kept */
            withoutFigures: components["schemas"]["ReleasePerson"][];
            withFigures: components["schemas"]["ReleaseReach"];
        };
        /** @description An evaluatee whom no mail can reach */
        UnmailedEvaluatee: {
            /** @description The evaluatee's */
            employeeId: components["schemas"]["Id"];
            /** @description What they are called today */
            name: string;
            /** @description Tells them from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /**
             * @description noAddress: they can still sign in by their password. noDoor: without an address and a password they cannot get in at all. disabled: they can neither be mailed nor sign in
             * @enum {string}
             */
            reason: "noAddress" | "noDoor" | "disabled";
        };
        /** @description What was released to somebody */
        MyReports: {
            /** @description Newest first */
            reports: components["schemas"]["MyReportEntry"][];
        };
        /** @description One report somebody may open */
        MyReportEntry: {
            /** @description The questionnaire's */
            questionnaireId: components["schemas"]["Id"];
            /** @description The questionnaire's */
            title: string;
            /** @description The evaluatee's */
            employeeId: components["schemas"]["Id"];
            /** @description The evaluatee's */
            name: string;
            /** @description Tells them from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            role: components["schemas"]["ReportRole"];
            /** @description Counts the releases of this report */
            version: number;
            /** @description When its snapshot was made */
            releasedAt: components["schemas"]["Time"];
            /** @description Whether whoever calls has opened this version */
            opened: boolean;
        };
        /** @description A released report */
        MyReport: {
            role: components["schemas"]["ReportRole"];
            /** @description Counts the releases of this report */
            version: number;
            /** @description When its snapshot was made */
            releasedAt: components["schemas"]["Time"];
            /** @description The superiors this version was released to, who can read it as well; told to the evaluatee alone, else empty */
            superiors: components["schemas"]["ReleasePerson"][];
            report: components["schemas"]["PersonalReport"];
            beside: components["schemas"]["ReportBeside"];
        };
        /** @description What the figures of a released report were compared with at its release, as its reader may see it; null in reports released before it was kept */
        ReportBeside: {
            /** @description Those of the questionnaire who had an overall score */
            evaluatees: components["schemas"]["Count"];
            /** @description Mean of their overall scores */
            norm: components["schemas"]["PersonalNorm"];
            band: components["schemas"]["ReportBand"];
            /** @description Gaps between others and self that could be marked, each from 8 others on; absent in reports released before it was kept */
            compared?: components["schemas"]["Count"];
            /** @description The last round before that was finished and about the same person; null without one, and where the reader may not read its own report about the same person */
            previous: {
                /** @description What it is called */
                title: string;
                /** @description When it was finished for good */
                finishedAt: components["schemas"]["Time"];
            } | null;
            /** @description In the order of the report */
            dimensions: {
                /** @description Names the dimension in its questionnaire */
                dimensionId: components["schemas"]["Id"];
                /** @description Mean over the evaluatees of the questionnaire */
                norm: components["schemas"]["PersonalNorm"];
                band: components["schemas"]["ReportBand"];
                /** @description The gap between others and self is more than chance; never below 8 others */
                isMarked: boolean;
                change: components["schemas"]["PersonalChange"];
            }[];
        } | null;
        /** @description Something to reach */
        OwnAim: {
            /** @description What */
            text: string;
            /**
             * Format: date
             * @description By when; null for no day
             */
            date: string | null;
        };
        /** @description Notes and aims beside a report */
        OwnNotes: {
            /** @description May be empty */
            text: string;
            /** @description In the order of the page */
            aims: components["schemas"]["OwnAim"][];
            /** @description Whether the superior the report is released to may read them */
            shared: boolean;
            /** @description Counts the saves; sent as it was read */
            version: number;
        };
        /** @description Percent of the maximum to one decimal, below 0 where scores are; null when nothing may be shown */
        ReportPercent: number | null;
        /** @description Share in percent, exact; printed with one decimal at most */
        ReportWeight: number | null;
        /** @description Points to two decimals, in anonymous questionnaires to one; null when nothing may be shown */
        ReportScore: number | null;
        /** @description One evaluatee in the ranking */
        RankingItem: {
            /** @description Place from 1, ties share one; null for the incomplete */
            rank: number | null;
            /** @description The evaluatee's */
            employeeId: components["schemas"]["Id"];
            /** @description The evaluatee's name */
            name: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Empty without a department */
            departmentName: string;
            /** @description The overall score */
            percent: components["schemas"]["ReportPercent"];
            points: components["schemas"]["ReportPoints"];
            band: components["schemas"]["ReportBand"];
            /** @description Which ranks are possible: behind all whose bands lie above its own, before all whose bands lie below; whoever has no band stays on the side of the score. Null without a band and where one rank alone is possible */
            alike: {
                /** @description The best possible rank */
                first: number;
                /** @description The worst possible rank: of those who share one, the last place they take up */
                last: number;
            } | null;
            /** @description Some level is hidden or nobody answered on it, so the score cannot be compared */
            incomplete: boolean;
        };
        /** @description What a page makes a PDF with, besides the report it shows */
        PdfParts: {
            /** @description What the file is called, its ending included */
            fileName: string;
            /** @description The two fonts of a report as WOFF2, what decodes them, and fonts for the scripts those two do not hold */
            fonts: {
                regular: components["schemas"]["FontAsset"];
                bold: components["schemas"]["FontAsset"];
                decoder: components["schemas"]["FontAsset"];
                /** @description As TrueType; a document asks for those whose characters its texts have */
                fallbacks: components["schemas"]["FallbackFont"][];
            };
        };
        /** @description A font for scripts the main one does not hold, a file of the static host */
        FallbackFont: {
            /**
             * @description What documents call it
             * @enum {string}
             */
            family: "Noto Sans Arabic" | "Noto Sans Thai" | "Noto Sans Devanagari" | "Noto Emoji";
            /** @description Like that of a FontAsset */
            address: string;
            /** @description Size of the content */
            bytes: number;
            /** @description SHA-256 of the content */
            sha256: string;
        };
        /** @description A file of the static host */
        FontAsset: {
            /** @description Path on this server, or the whole address on another host; v changes with the content */
            address: string;
            /** @description Size of the content */
            bytes: number;
            /** @description SHA-256 of the content */
            sha256: string;
        };
        /** @description Evaluatees by overall score */
        Ranking: {
            /** @description Whether these people may be summed up: five of them at least, and of the others five or none (R7) */
            summed: boolean;
            /** @description Those with a rank */
            items: components["schemas"]["RankingItem"][];
            /** @description Those without one */
            incomplete: components["schemas"]["RankingItem"][];
        };
        /** @description The heat map */
        RankingDetail: {
            overall: components["schemas"]["RankingSpread"];
            /** @description The columns */
            dimensions: components["schemas"]["RankingDimension"][];
            /** @description The rows */
            rows: components["schemas"]["RankingRow"][];
        };
        /** @description How the evaluatees' overall scores differ */
        RankingSpread: {
            /** @description Over the evaluatees; null where they may not be summed up (R7) */
            mean: number | null;
            /** @description Their standard deviation, percent; null with the mean */
            deviation: number | null;
            /** @description Their lowest figure; null with the mean */
            lowest: components["schemas"]["ReportPercent"];
            /** @description Their highest figure; null with the mean */
            highest: components["schemas"]["ReportPercent"];
        };
        /** @description A column of the heat map */
        RankingDimension: {
            /** @description Names the dimension in its questionnaire */
            dimensionId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            name: string;
            /** @description Its share in the overall score */
            weight: components["schemas"]["ReportWeight"];
            /** @description Over the evaluatees; null where they may not be summed up (R7) */
            mean: number | null;
            /** @description Their standard deviation, percent; null with the mean */
            deviation: number | null;
            /** @description Their lowest figure; null with the mean */
            lowest: components["schemas"]["ReportPercent"];
            /** @description Their highest figure; null with the mean */
            highest: components["schemas"]["ReportPercent"];
        };
        /** @description A row of the heat map */
        RankingRow: {
            /** @description The evaluatee's */
            employeeId: components["schemas"]["Id"];
            /** @description The evaluatee's name */
            name: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Empty without a department */
            departmentName: string;
            /** @description The overall score */
            percent: components["schemas"]["ReportPercent"];
            /** @description One for each dimension, in the order of the columns */
            percents: components["schemas"]["ReportPercent"][];
            /** @description Some level is hidden or nobody answered on it, so the score cannot be compared */
            incomplete: boolean;
        };
        /** @description What relation levels say of everybody */
        RankingLevels: {
            /** @description Those of the questionnaire, one of which may be asked for */
            dimensions: {
                /** @description Names the dimension in its questionnaire */
                dimensionId: components["schemas"]["Id"];
                /** @description The administrator's name for it */
                name: string;
            }[];
            /** @description The columns of every byLevel, self among them */
            levels: components["schemas"]["TeamLevel"][];
            /** @description The rows */
            rows: {
                /** @description The evaluatee's */
                employeeId: components["schemas"]["Id"];
                /** @description The evaluatee's name */
                name: string;
                /** @description Tells the evaluatee from another of the same name; else empty */
                nameMark: components["schemas"]["NameMark"];
                /** @description Empty without a department */
                departmentName: string;
                /** @description The score of the dimension, or the overall one */
                percent: components["schemas"]["ReportPercent"];
                /** @description One for each of levels */
                byLevel: components["schemas"]["ReportPercent"][];
                /** @description Some level is hidden or nobody answered on it, so the score cannot be compared */
                incomplete: boolean;
            }[];
        };
        /** @description Where the mean of more such answers would lie in 95 of 100 cases, percent; null where there are too few */
        ReportBand: {
            /** @description Its lower end */
            low: number;
            /** @description Its upper end */
            high: number;
        } | null;
        /** @description A mean over evaluatees; null below five of them (R7) */
        ReportNorm: {
            /** @description Percent, one decimal */
            mean: number;
            /** @description How many it is made of */
            evaluatees: components["schemas"]["Count"];
            /** @description Their standard deviation in percent */
            deviation: number;
            band: components["schemas"]["ReportBand"];
        } | null;
        /**
         * @description Above the line of all evaluatees for others and oneself, for others alone, for oneself alone, for neither; null on the line or within its band
         * @enum {string|null}
         */
        ReportQuadrant: "open" | "hidden" | "blind" | "unseen" | null;
        /** @description A questionnaire's results over all its evaluatees */
        TeamReport: {
            questionnaire: components["schemas"]["ReportedQuestionnaire"];
            /** @description When; of an anonymous one at the finish */
            computedAt: components["schemas"]["Time"];
            /** @description All of them */
            evaluatees: components["schemas"]["Count"];
            /** @description Those with an overall score */
            scored: components["schemas"]["Count"];
            /** @description Those who have it from every level that was asked */
            complete: components["schemas"]["Count"];
            /** @description Overall scores, lowest first */
            percents: number[];
            overall: components["schemas"]["ReportNorm"];
            /** @description The columns of every byLevel */
            levels: components["schemas"]["TeamLevel"][];
            /** @description In their order */
            dimensions: components["schemas"]["TeamDimension"][];
            /** @description Questions with the highest means */
            highest: components["schemas"]["TeamQuestion"][];
            /** @description Questions with the lowest means, the lowest first */
            lowest: components["schemas"]["TeamQuestion"][];
            /** @description Departments with five evaluatees at least, those below counted, each before those below it */
            departments: components["schemas"]["TeamDepartment"][];
            /** @description The open levels in their order */
            participation: components["schemas"]["TeamParticipation"][];
        };
        /** @description A row of raters somebody's report shows */
        TeamLevel: {
            /** @description level:<id> or pool */
            key: string;
            /**
             * @description Type of the level, or pool
             * @enum {string}
             */
            kind: "superior" | "sameLevel" | "subordinate" | "self" | "custom" | "pool";
            /** @description The administrator's name; empty for the built-in ones and the pool */
            name: string;
        };
        /** @description A dimension over all evaluatees */
        TeamDimension: {
            /** @description Names the dimension in its questionnaire */
            dimensionId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            name: string;
            /** @description Its share in the overall score */
            weight: components["schemas"]["ReportWeight"];
            /** @description Percent when every question gets its fewest points */
            lowest: number;
            score: components["schemas"]["ReportNorm"];
            /** @description Mean of what others say; null below five evaluatees */
            others: components["schemas"]["ReportPercent"];
            /** @description Mean of what people say of themselves */
            self: components["schemas"]["ReportPercent"];
            /** @description Mean of others minus self over those who have both */
            gap: number | null;
            /** @description Means, one for each of levels */
            byLevel: components["schemas"]["ReportPercent"][];
            /** @description Mean rwg of levels over the evaluatees (James et al. 1984) */
            agreement: number | null;
            /** @description ICC(1) over evaluatees; none below ten of them */
            reliability: {
                /** @description level:<id>, pool, or centred: all of them, each less its mean */
                scope: string;
                /** @description Of one rater; 0 where it is 0 or less, which is told as at most 0 */
                single: number;
            }[];
            /** @description Cronbach's alpha; null below 30 complete forms or where they are less than half */
            consistency: {
                /** @description How the questions hang together; 0 where it is 0 or less, which is told as at most 0 */
                alpha: number;
                /** @description Forms it is made of */
                complete: components["schemas"]["Count"];
                /** @description All forms */
                forms: components["schemas"]["Count"];
            } | null;
            /** @description Others against oneself; null below five evaluatees */
            windows: {
                /** @description What parts above from below, on both axes */
                line: {
                    /** @description Of what others say, for both axes */
                    mean: number;
                    /** @description Half the width of its band */
                    margin: number;
                    /** @description How many it is made of */
                    evaluatees: components["schemas"]["Count"];
                };
                /** @description Evaluatees with both figures */
                places: {
                    /** @description The evaluatee's */
                    employeeId: components["schemas"]["Id"];
                    /** @description The evaluatee's name */
                    name: string;
                    /** @description Tells the evaluatee from another of the same name; else empty */
                    nameMark: components["schemas"]["NameMark"];
                    /** @description What others say */
                    others: number;
                    /** @description What the evaluatee says */
                    self: number;
                    quadrant: components["schemas"]["ReportQuadrant"];
                }[];
            } | null;
        };
        /** @description A question over all evaluatees */
        TeamQuestion: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description What was asked */
            title: string;
            /** @description The dimension it is bound to */
            dimensionId: components["schemas"]["Id"];
            /** @description Percent, one decimal */
            mean: number;
        };
        /** @description A department with all below it */
        TeamDepartment: {
            /** @description Names the department */
            departmentId: components["schemas"]["Id"];
            /** @description As it is called today */
            name: string;
            /** @description How many departments it lies below */
            depth: number;
            /** @description Of it and all below */
            evaluatees: components["schemas"]["Count"];
            /** @description Mean overall score */
            percent: components["schemas"]["ReportPercent"];
            /** @description One for each dimension */
            percents: components["schemas"]["ReportPercent"][];
        };
        /** @description How many of a level answered */
        TeamParticipation: {
            /** @description Which level */
            levelId: components["schemas"]["Id"];
            levelType: components["schemas"]["LevelType"];
            /** @description The administrator's name; empty for the built-in ones */
            levelName: string;
            /** @description Forms on this level, without the withdrawn ones */
            asked: components["schemas"]["Count"];
            /** @description Forms of them that were sent, without those left out */
            sent: components["schemas"]["Count"];
            /** @description Forms of them that were sent and an administrator left out of the figures; none of an anonymous questionnaire (R11) */
            leftOut: components["schemas"]["Count"];
            /** @description Evaluatees about whom nobody was asked on this level */
            notAsked: components["schemas"]["Count"];
            /** @description Of those sent the ones without any score, unable to observe throughout; null of an anonymous questionnaire, which does not tell them from others (R23) */
            unable: number | null;
        };
        /** @description Whom a report is about */
        ReportedEvaluatee: {
            /** @description Asks for the report */
            employeeId: components["schemas"]["Id"];
            /** @description The evaluatee's name */
            name: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Empty without a department */
            departmentName: string;
        };
        /** @description Evaluatees by name */
        ReportEvaluateeList: components["schemas"]["ReportedEvaluatee"][];
        /** @description An evaluatee's scores by dimension and level */
        DimensionScores: {
            /** @description The columns of every byLevel */
            levels: components["schemas"]["ReportLevel"][];
            /** @description In their order */
            dimensions: {
                /** @description Names the dimension in its questionnaire */
                dimensionId: components["schemas"]["Id"];
                /** @description The administrator's name for it */
                name: string;
                /** @description Its share in the overall score */
                weight: components["schemas"]["ReportWeight"];
                /** @description Over the shown levels by their weights (numbers.md 5) */
                percent: components["schemas"]["ReportPercent"];
                /** @description Over the shown levels other than self (numbers.md 4) */
                othersPercent: components["schemas"]["ReportPercent"];
                /** @description The evaluatee's own view */
                selfPercent: components["schemas"]["ReportPercent"];
                /** @description One for each of levels */
                byLevel: components["schemas"]["ReportPercent"][];
            }[];
        };
        /** @description An evaluatee's scores by dimension, question and level */
        QuestionScores: {
            /** @description The columns of every byLevel */
            levels: components["schemas"]["ReportLevel"][];
            /** @description In their order, each with its questions */
            dimensions: components["schemas"]["ReportDimension"][];
        };
        /** @description Where the answers come from */
        ReportedQuestionnaire: {
            /** @description Names the questionnaire */
            id: components["schemas"]["Id"];
            /** @description What it was called when the report was made */
            title: string;
            /**
             * @description 1 named, 2 anonymous
             * @enum {integer}
             */
            type: 1 | 2;
            /**
             * Format: date-time
             * @description null while a named one is still collecting
             */
            finishedAt: string | null;
        };
        /** @description Everything a personal report shows */
        PersonalReport: {
            questionnaire: components["schemas"]["ReportedQuestionnaire"];
            evaluatee: components["schemas"]["ReportedEvaluatee"];
            /** @description When; an anonymous one is computed once, at the finish */
            computedAt: components["schemas"]["Time"];
            rule: components["schemas"]["AnonymityRule"];
            /** @description Over the dimensions by their weights */
            overallPercent: components["schemas"]["ReportPercent"];
            points: components["schemas"]["ReportPoints"];
            /** @description Some level other than self has raters and is hidden or missing (numbers.md 8) */
            incomplete: boolean;
            /** @description The columns of every byLevel */
            levels: components["schemas"]["ReportLevel"][];
            /** @description In their order, each with its questions */
            dimensions: components["schemas"]["ReportDimension"][];
            /** @description Open texts and reasons, question by question */
            comments: components["schemas"]["ReportComments"][];
            told?: components["schemas"]["ReportTold"];
        };
        /** @description What stands beside figures and comments, as the viewer may see it; absent in reports that were released before it was kept */
        ReportTold: {
            /** @description How often the options of questions were chosen, in the paper's order */
            choices: components["schemas"]["ReportChoices"][];
            leftOut: components["schemas"]["ReportLeftOut"];
        };
        /** @description How often the options of one question were chosen, and why */
        ReportChoices: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description What was asked */
            title: string;
            /** @description What could be chosen, in the paper's order */
            options: string[];
            /** @description The rows that have enough raters for it */
            rows: {
                /** @description Names the row in levels */
                levelKey: string;
                /** @description How many chose something, exact or a range as in raterCount */
                raters: string;
                /** @description Share of these raters that chose it, one for each option; together they may be more than 100 */
                percents: number[];
            }[];
            /** @description Some row that is shown has too few raters for it */
            hidden: boolean;
            /** @description Texts of this question's comments under the option they explain; none of groups whose raters are too few to tell */
            reasons: {
                /** @description null means all protected levels together */
                levelKey: string | null;
                /** @description Its place in options, from 0 */
                option: number;
                /** @description Shuffled, so that their order tells nothing (R8) */
                texts: string[];
            }[];
        };
        /** @description What was answered and counts in no figure (numbers.md 13) */
        ReportLeftOut: {
            /** @description Whole forms an administrator of a named questionnaire left out */
            forms: {
                /** @description Names the row in levels */
                levelKey: string;
                /** @description How many */
                count: number;
                /** @description Why, each reason once; for administrators alone */
                reasons: string[];
            }[];
            /** @description Questions to which forms that count say nothing; of relations that nothing protects from the viewer */
            answers: {
                /** @description Names the question in the paper */
                questionId: components["schemas"]["Id"];
                /** @description What was asked */
                title: string;
                /** @description Where there are any */
                rows: {
                    /** @description Names the row in levels */
                    levelKey: string;
                    /** @description Forms that say unable to observe */
                    unable: number;
                    /** @description Forms with no answer */
                    blank: number;
                }[];
            }[];
        };
        /** @description What was promised to raters, fixed when the questionnaire was published */
        AnonymityRule: {
            /** @description True for an anonymous questionnaire */
            anonymous: boolean;
            /** @description Fewest counted answers before a protected level's scores are shown; up to 5 are needed where a question has few possible scores (R18) */
            scoreFloor: number;
            /** @description Fewest raters who answered before comments and distributions are shown */
            commentFloor: number;
            /** @description Levels shown from one answer on */
            exemptLevelTypes: components["schemas"]["LevelType"][];
            /** @description Small protected levels are shown together as other raters (R2b); otherwise they are hidden */
            pooling: boolean;
            /** @description Whom the report may ever be made for besides the administrators who open it (R16); absent in questionnaires published before this was kept */
            reportReceivers?: ("evaluatee" | "superior")[];
        };
        /** @description Earned and possible points of spec §5's total score; null when nothing may be shown */
        ReportPoints: {
            /** @description Points given */
            earned: number;
            /** @description Points that could have been given */
            possible: number;
        } | null;
        /** @description A row of raters, a level on its own or the pool of other raters */
        ReportLevel: {
            /** @description Names the row inside this report, level:<id> or pool */
            key: string;
            /**
             * @description Type of the level, or pool
             * @enum {string}
             */
            kind: "superior" | "sameLevel" | "subordinate" | "self" | "custom" | "pool";
            /** @description The administrator's name; empty for the built-in ones and the pool */
            name: string;
            /** @description The levels in the pool; empty otherwise */
            pooledNames: {
                levelType: components["schemas"]["LevelType"];
                /** @description The administrator's name; empty for the built-in ones */
                name: string;
            }[];
            /**
             * @description shown; hidden by the anonymity rule, which does not tell whether nobody or too few answered; empty when nobody was asked or, where nothing is protected, nobody answered
             * @enum {string}
             */
            status: "shown" | "hidden" | "empty";
            /**
             * @description Why it is empty: nobody was asked; nobody sent a form; whoever did gave no score. Of protected rows of an anonymous questionnaire notAsked alone (R23); absent otherwise, and in reports of before it was kept
             * @enum {string}
             */
            absence?: "notAsked" | "notAnswered" | "unable";
            /** @description Raters in words, exact or a range such as 3-4 or 10+: those with a counted answer, in protected rows of an anonymous questionnaire those who sent a form; less than a number where such a row is hidden */
            raterCount: string;
            /** @description Effective share over the shown levels; null when it takes no part */
            weight: components["schemas"]["ReportWeight"];
        };
        /** @description An evaluatee's scores in one dimension */
        ReportDimension: {
            /** @description Names the dimension in its questionnaire */
            dimensionId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            name: string;
            /** @description Its share in the overall score */
            weight: components["schemas"]["ReportWeight"];
            /** @description Over the shown levels by their weights (numbers.md 5) */
            percent: components["schemas"]["ReportPercent"];
            /** @description Over the shown levels other than self (numbers.md 4) */
            othersPercent: components["schemas"]["ReportPercent"];
            /** @description The evaluatee's own view */
            selfPercent: components["schemas"]["ReportPercent"];
            /** @description One for each of levels */
            byLevel: components["schemas"]["ReportPercent"][];
            /** @description The scored questions bound to it */
            questions: components["schemas"]["ReportQuestion"][];
        };
        /** @description An evaluatee's scores in one question */
        ReportQuestion: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description What was asked */
            title: string;
            /** @description Points it can bring */
            maximum: number;
            /** @description Fewest points it can bring; absent in reports of before it was kept */
            minimum?: number;
            /** @description Points over the shown levels by their weights (numbers.md 3) */
            weightedScore: components["schemas"]["ReportScore"];
            /** @description The same as a share of maximum (numbers.md 5) */
            percent: components["schemas"]["ReportPercent"];
            /** @description Points over the shown levels other than self (numbers.md 4) */
            othersScore: components["schemas"]["ReportScore"];
            /** @description Points of the evaluatee's own view */
            selfScore: components["schemas"]["ReportScore"];
            /** @description Mean points, one for each of levels */
            byLevel: components["schemas"]["ReportScore"][];
        };
        /** @description What was written at one question */
        ReportComments: {
            /** @description Names the question in the paper */
            questionId: components["schemas"]["Id"];
            /** @description What was asked */
            title: string;
            /** @description Texts of raters who may be shown together */
            groups: {
                /** @description null means all protected levels together */
                levelKey: string | null;
                /** @description Shuffled, so that their order tells nothing (R8) */
                texts: string[];
            }[];
            /** @description Somebody was asked whose texts may not be shown, whether there are any or not (R17) */
            hidden: boolean;
        };
        /** @description What of all results, as which kind of file */
        ResultsOrder: {
            /**
             * @description What reports show, or the forms of a named questionnaire with their raters
             * @enum {string}
             */
            content: "results" | "answers";
            /**
             * @description The kind of file; CSV comes as one file a sheet, together in a ZIP where there are several
             * @enum {string}
             */
            format: "csv" | "xlsx";
            language: components["schemas"]["Language"];
        };
        /** @description Whose reports; all evaluatees' where neither people nor a department are named */
        ReportsOrder: {
            /** @description The evaluatees by their employee ids; instead of departmentId */
            employeeIds?: components["schemas"]["Id"][];
            /** @description Those of this department and of all below it today */
            departmentId?: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
        };
        /** @description The particulars of a combined report */
        CombinedReportSummary: {
            /** @description Names the combined report */
            reportId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            title: string;
            /** @description What it is for; may be empty */
            summary: string;
            /** @description The rounds, the oldest first */
            questionnaireUids: components["schemas"]["Uid"][];
            /** @description How many they are */
            questionnaireCount: components["schemas"]["Count"];
            /** @description When it was saved first */
            createdAt: components["schemas"]["Time"];
            /** @description When it was saved last */
            updatedAt: components["schemas"]["Time"];
            /** @description Raised by every save */
            version: number;
        };
        /** @description One page of a list of combined reports */
        CombinedReportPage: {
            /** @description The reports of this page */
            items: components["schemas"]["CombinedReportSummary"][];
            /** @description Reports on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: number;
            /** @description Most rows of a page */
            pageSize: number;
        };
        /** @description A combined report as it shall be */
        CombinedReportSave: {
            /** @description 0 for a new one */
            reportId: components["schemas"]["Id"];
            /** @description What it shall be called */
            title: components["schemas"]["Title"];
            /** @description What it is for; may be empty */
            summary: string;
            /** @description Finished questionnaires of the enterprise */
            questionnaireUids: components["schemas"]["Uid"][];
            /** @description That of the saved report it was made from */
            version?: number;
        };
        /** @description Several rounds side by side */
        CombinedReport: {
            /** @description Names the combined report; 0 while it is only looked at */
            reportId: components["schemas"]["Id"];
            /** @description The administrator's name for it */
            title: string;
            /** @description What it is for; may be empty */
            summary: string;
            /** @description The rounds, the oldest first */
            questionnaireUids: components["schemas"]["Uid"][];
            /** @description When it was saved first */
            createdAt: components["schemas"]["Time"];
            /** @description When it was saved last */
            updatedAt: components["schemas"]["Time"];
            /** @description Raised by every save; 1 while it is only looked at */
            version: number;
            /** @description When its figures were computed */
            computedAt: components["schemas"]["Time"];
            /** @description The rounds, the oldest first; the columns of every byQuestionnaire */
            questionnaires: components["schemas"]["CombinedQuestionnaire"][];
            /** @description People evaluated in any of the rounds, each once */
            evaluateeCount: components["schemas"]["Count"];
            /** @description Those of them who were evaluated in two rounds or more */
            repeatedCount: components["schemas"]["Count"];
            overall: components["schemas"]["CombinedFigures"];
            /** @description Every dimension of any round, by name */
            dimensions: components["schemas"]["CombinedDimension"][];
        };
        /** @description A round of a combined report, and what became of it */
        CombinedQuestionnaire: {
            /** @description Names the questionnaire */
            questionnaireUid: components["schemas"]["Uid"];
            /** @description Its id; null once it is gone */
            questionnaireId: number | null;
            /** @description What it is called; empty once it is gone */
            title: string;
            /**
             * Format: date-time
             * @description When it was finished for good
             */
            finishedAt: string | null;
            /**
             * @description Whether its results stand in the report; it was removed otherwise, or is not finished
             * @enum {string}
             */
            state: "included" | "gone" | "notFinished";
            /** @description People evaluated in it; 0 where it is not included */
            evaluateeCount: components["schemas"]["Count"];
        };
        /** @description What became of whoever is in both rounds, over the relation levels shown in both with the weights of the later one (numbers.md, statistics); of several people the mean, from five of them on. Null without it. */
        CombinedChange: {
            /** @description The place of the earlier round among the questionnaires */
            from: number;
            /** @description The place of the later one */
            to: number;
            /** @description Percentage points, one decimal */
            value: number;
            band: components["schemas"]["CombinedBand"];
            /** @description It is more than chance */
            isMarked: boolean;
            /** @description It is over a part of what made the two figures, so it is not their difference */
            isPartial: boolean;
            /** @description The people it is the mean of; null where it is of one */
            evaluatees: number | null;
        } | null;
        /** @description Where such a change would lie in 95 of 100 cases, percentage points; null where there are too few */
        CombinedBand: {
            /** @description Its lower end */
            low: number;
            /** @description Its upper end */
            high: number;
        } | null;
        /** @description One figure across the rounds */
        CombinedFigures: {
            /** @description The mean of the rounds that have a figure; each weighs the same */
            combined: components["schemas"]["ReportPercent"];
            /** @description One for each round; null where it has none or none may be shown */
            byQuestionnaire: components["schemas"]["ReportPercent"][];
            change: components["schemas"]["CombinedChange"];
        };
        /** @description A dimension across the rounds */
        CombinedDimension: {
            /** @description What makes dimensions of two rounds the same */
            name: string;
            /** @description Two rounds or more have it */
            isMatched: boolean;
            /** @description Whether each round has it */
            isAsked: boolean[];
            /** @description The mean of the rounds that have a figure; each weighs the same */
            combined: components["schemas"]["ReportPercent"];
            /** @description One for each round; null where it has none or none may be shown */
            byQuestionnaire: components["schemas"]["ReportPercent"][];
            change: components["schemas"]["CombinedChange"];
        };
        /** @description A person across the rounds */
        CombinedEvaluatee: {
            /** @description The evaluatee's employee id */
            evaluatorId: components["schemas"]["Id"];
            /** @description The evaluatee's name */
            evaluatorName: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Empty without a department */
            departmentName: string;
            /** @description The combined reports the person stands in */
            reportIds: components["schemas"]["Id"][];
        };
        /** @description Evaluatees by name */
        CombinedEvaluateeList: components["schemas"]["CombinedEvaluatee"][];
        /** @description A person's figures in one combined report */
        CombinedScore: {
            /** @description Names the combined report */
            reportId: components["schemas"]["Id"];
            /** @description The evaluatee's employee id */
            evaluatorId: components["schemas"]["Id"];
            /** @description The evaluatee's name in the newest round */
            evaluatorName: string;
            /** @description Tells the evaluatee from another of the same name; else empty */
            nameMark: components["schemas"]["NameMark"];
            /** @description Empty without a department */
            departmentName: string;
            /** @description In some round a level is hidden or nobody answered on it, so that figures cannot be compared */
            incomplete: boolean;
            overall: components["schemas"]["CombinedFigures"];
            /** @description The dimensions of the report in its order */
            dimensions: components["schemas"]["CombinedDimension"][];
        };
        /** @description A row a report and evaluatee */
        CombinedScoreList: components["schemas"]["CombinedScore"][];
        /** @description Where somebody is signed in */
        OwnSessions: components["schemas"]["OwnSession"][];
        /** @description One browser somebody is signed in with */
        OwnSession: {
            /** @description Names the session to end it; opens nothing */
            key: string;
            /** @description The browser that asks */
            isCurrent: boolean;
            /** @description Browser and system, or what the browser says of itself where that is not known; empty when it said nothing */
            device: string;
            /** @description The network address the person signed in from; empty when unknown */
            remoteAddress: string;
            /** @description When the person signed in */
            createdAt: components["schemas"]["Time"];
            /** @description When it was used last, to about a minute */
            lastSeenAt: components["schemas"]["Time"];
            /** @description The two moments are days alone (UTC), as for all who only answer */
            isByDay: boolean;
        };
        /** @description What the screens remember for a person in one enterprise */
        Preferences: {
            /** @description JSON texts by the preference's name */
            values: {
                [key: string]: string;
            };
        };
        /** @description What one preference shall be */
        PreferenceValue: {
            /** @description JSON text; null takes the preference away */
            value: string | null;
        };
        /**
         * @description The two languages of the product
         * @enum {string}
         */
        Language: "zh" | "en";
        /**
         * @description Administrators manage; members only answer (design §5.4)
         * @enum {string}
         */
        Role: "admin" | "member";
        /** @description Current user (spec §3) */
        CurrentUser: {
            /** @description The person's name as colleagues see it */
            displayName: string;
            /** @description Empty when there is none */
            email: string;
            /** @description Address of the picture; empty when there is none */
            avatar: string;
            /** @description Whether the person's own entry is shown in the account menu */
            showSelf: boolean;
            /** @description Name of the enterprise the session works in */
            enterpriseName: string;
            /** @description Address of the logo; empty when there is none */
            enterpriseLogo: string;
            /** @description uid of the enterprise the session works in */
            enterpriseUid: components["schemas"]["Uid"];
            role: components["schemas"]["Role"];
            language: components["schemas"]["Language"];
            /** @description The person's employee id in this enterprise */
            employeeId: components["schemas"]["Id"];
        };
        /** @description Who signs in, and where to go afterwards */
        SignIn: {
            /**
             * Format: email
             * @description Either this or employeeNo
             */
            email?: string;
            /** @description Signs in by number; with eid where several enterprises have it */
            employeeNo?: string;
            /** @description Compared with the stored hash; never logged or answered */
            password: string;
            /** @description The own password, in place of one that an administrator has set (PASSWORD_CHANGE_NEEDED); any other password stays as it is. 12 to 128 characters, not a common one, without the address or the enterprise’s name (WEAK_PASSWORD) */
            newPassword?: string;
            /** @description The address to go back to; anything outside this site is ignored */
            returnUrl?: string;
            /** @description uid of the enterprise to enter; without it the last one used */
            eid?: string;
        };
        /** @description Which enterprise to enter by its provider, and where to go afterwards */
        SignOnWish: {
            /** @description uid of the enterprise; without it the installation's only one, where there is but one */
            eid?: string;
            /** @description The address to go back to; anything outside this site is ignored */
            returnUrl?: string;
        };
        /** @description Where the browser goes now */
        SignOnBegun: {
            /** @description An address of the provider's */
            address: string;
        };
        /** @description The query the provider led the browser back with */
        SignOnReturn: {
            /** @description As beginSingleSignOn sent it */
            state: string;
            /** @description What the provider gives the person's claims for; absent where it refused */
            code?: string;
            /** @description Why the provider refused, such as access_denied */
            error?: string;
            /** @description Who answers; absent where the provider does not say */
            iss?: string;
        };
        /** @description The session is over */
        SignedOut: {
            /** @description Always true */
            done: boolean;
            /** @description The provider's address that ends the company's session and leads back to /signin/; absent otherwise */
            continueAt?: string;
        };
        /** @description The secret of an invitation's link */
        InvitationSecret: {
            /** @description What follows /invitation/ in the link */
            secret: string;
        };
        /** @description What the link of an invitation opens */
        Invitation: {
            /** @description The enterprise that gives the sign-in */
            enterpriseName: string;
            /** @description The eid to sign in with once it is accepted */
            enterpriseUid: components["schemas"]["Uid"];
            /** @description The address to sign in with */
            email: string;
            /** @description Whether accepting sets a password; false where the person has confirmed one before */
            needsPassword: boolean;
        };
        /** @description The secret of an invitation's link, and the password where one is needed */
        InvitationAcceptance: {
            /** @description What follows /invitation/ in the link */
            secret: string;
            /** @description 12 to 128 characters, not a common one, without the address or the enterprise’s name (WEAK_PASSWORD) */
            password?: string;
        };
        /** @description The secret of a mailed link, and the password it sets */
        PasswordByLink: {
            /** @description What follows /password/ in the link */
            secret: string;
            /** @description 12 to 128 characters, not a common one, without the address or the enterprise’s name (WEAK_PASSWORD) */
            password: string;
        };
        /** @description Whose links are asked for */
        SignInAddress: {
            /**
             * Format: email
             * @description The address somebody signs in with
             */
            email: string;
        };
        /** @description The session cookie is set; where the browser goes next */
        SignedIn: {
            /** @description An address of this site */
            returnUrl: string;
        };
        /** @description What the sign-in page shows depends on these */
        SessionState: {
            /** @description No enterprise exists yet (design §5.13) */
            needsSetup: boolean;
            /** @description The first set-up asks for the set-up code; never once it is done */
            needsSetupCode: boolean;
            /** @description The enterprise has a provider to sign in by (beginSingleSignOn) beside the built-in form */
            singleSignOn: boolean;
            /** @description Links to set a password by can be asked for (mailSignInLinks) */
            mailsLinks: boolean;
            /** @description This browser has a living session */
            signedIn: boolean;
        };
        /** @description The language somebody reads in */
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        /** @description A paper kept for making questionnaires from it */
        PaperTemplate: {
            /** @description Names the template; the shipped ones have the smallest */
            readonly id: number;
            /** @description What it is called, and the questionnaire made from it unless told otherwise */
            readonly title: string;
            /** @description What it is good for */
            readonly summary: string;
            /** @description Shipped with the product */
            readonly publicPaper: boolean;
            /** @description Questions on all pages */
            readonly questionCount: number;
            /** @description Pages, the home page included */
            readonly pageCount: number;
            /**
             * @description The language of its questions
             * @enum {string}
             */
            readonly language: "zh" | "en";
            /**
             * Format: date-time
             * @description When it was kept; for a shipped one when it was made
             */
            readonly createdAt: string;
        };
        /** @description One page of a list of templates */
        PaperTemplatePage: {
            /** @description The templates of this page */
            items: components["schemas"]["PaperTemplate"][];
            /** @description Templates on all pages */
            total: components["schemas"]["Count"];
            /** @description This page, from 1 */
            pageIndex: components["schemas"]["Count"];
            /** @description Most rows of a page */
            pageSize: components["schemas"]["Count"];
        };
        /** @description How the new questionnaire differs from the template; everything may be left out */
        TemplateUse: {
            /**
             * @description 1 named (also when left out), 2 anonymous
             * @enum {integer}
             */
            type?: 1 | 2;
            /** @description Instead of the template's */
            title?: components["schemas"]["Title"];
        };
        /** @description The filters of the list of templates */
        TemplateFilter: {
            /** @description Part of title or summary */
            keyword?: string;
            /** @description true only shipped templates, false only the enterprise's own */
            publicPaper?: boolean;
        };
        /** @description Templates by their ids, or all that match a filter */
        TemplateSelection: {
            ids?: components["schemas"]["SelectedIds"];
            filter?: components["schemas"]["TemplateFilter"];
            /** @description With filter; another count now is SELECTION_CHANGED */
            expectedCount?: components["schemas"]["ExpectedCount"];
        };
    };
    responses: {
        /** @description The call was refused; returnCode says why (spec §8), codes from 2000 on carry a text for people */
        Refused: {
            headers: {
                /** @description Seconds until the call is worth another try; only where what is wrong passes by itself */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "returnCode": 2001,
                 *       "message": "没有找到这份问卷，它可能已被删除。",
                 *       "result": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The object's id */
        id: components["schemas"]["Id"];
        /** @description The employee's id */
        employeeId: components["schemas"]["Id"];
        /** @description The page, from 1 */
        pageIndex: number;
        /** @description Rows a page */
        pageSize: number;
        /** @description Upwards or downwards; what has no value comes last both ways */
        order: "asc" | "desc";
        /** @description Upwards or downwards; what has no value comes last both ways */
        orderDown: "asc" | "desc";
    };
    requestBodies: never;
    headers: {
        /** @description What the file is called, with its ending, as filename* has it (RFC 6266); whoever saves it need not make up another name */
        FileName: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFeedbackTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rater's tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "raterName": "孙洋",
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseLogo": "",
                     *         "reportCount": 1,
                     *         "questionnaires": [
                     *           {
                     *             "questionnaireId": 7302100001,
                     *             "title": "2026 年度管理者 360° 评估",
                     *             "type": 2,
                     *             "deadline": "2026-12-15T10:00:00.000Z",
                     *             "closed": false,
                     *             "tasks": [
                     *               {
                     *                 "relationId": 7305200002,
                     *                 "evaluateeName": "何晓明",
                     *                 "evaluateeNameMark": "",
                     *                 "levelType": "sameLevel",
                     *                 "levelName": "",
                     *                 "status": "drafting",
                     *                 "answeredCount": 7,
                     *                 "questionCount": 20
                     *               },
                     *               {
                     *                 "relationId": 7305200007,
                     *                 "evaluateeName": "孙洋",
                     *                 "evaluateeNameMark": "",
                     *                 "levelType": "self",
                     *                 "levelName": "",
                     *                 "status": "waiting",
                     *                 "answeredCount": 0,
                     *                 "questionCount": 20
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["FeedbackTasks"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getFeedbackTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The participant relation (this rater about this evaluatee) */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the answering page needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "task": {
                     *           "relationId": 7305200002,
                     *           "evaluateeName": "何晓明",
                     *           "evaluateeNameMark": "",
                     *           "levelType": "sameLevel",
                     *           "levelName": "",
                     *           "status": "drafting",
                     *           "answeredCount": 1,
                     *           "questionCount": 2
                     *         },
                     *         "deadline": "2026-12-15T10:00:00.000Z",
                     *         "paper": {
                     *           "title": "2026 年度管理者 360° 评估",
                     *           "summary": "请根据您过去一年的观察作答。",
                     *           "pages": [
                     *             {
                     *               "id": 7303100001,
                     *               "type": "HOME",
                     *               "sequence": 1,
                     *               "questions": [
                     *                 {
                     *                   "id": 7303200001,
                     *                   "pageId": 7303100001,
                     *                   "type": "DAN_XUAN",
                     *                   "data": "{\"title\":\"能够清楚地说明团队的目标\",\"summary\":\"\",\"options\":[{\"id\":1,\"title\":\"从不\"},{\"id\":2,\"title\":\"很少\"},{\"id\":3,\"title\":\"有时\"},{\"id\":4,\"title\":\"经常\"},{\"id\":5,\"title\":\"总是\"}]}",
                     *                   "config": "{\"required\":true}",
                     *                   "index": 1
                     *                 },
                     *                 {
                     *                   "id": 7303200002,
                     *                   "pageId": 7303100001,
                     *                   "type": "WEN_DA",
                     *                   "data": "{\"title\":\"您对他有什么建议？\",\"summary\":\"请写具体的事例\"}",
                     *                   "config": "{\"required\":false,\"lengthLimit\":true,\"lengthMaximum\":500}",
                     *                   "index": 2
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "promise": {
                     *           "anonymous": true,
                     *           "sentences": [
                     *             {
                     *               "key": "feedback.privacy.anonymous",
                     *               "params": {}
                     *             },
                     *             {
                     *               "key": "feedback.privacy.floor",
                     *               "params": {
                     *                 "scores": 3,
                     *                 "comments": 5
                     *               }
                     *             },
                     *             {
                     *               "key": "feedback.privacy.receivers",
                     *               "params": {}
                     *             },
                     *             {
                     *               "key": "feedback.privacy.final",
                     *               "params": {}
                     *             }
                     *           ],
                     *           "more": [
                     *             {
                     *               "key": "feedback.privacy.drafts",
                     *               "params": {}
                     *             },
                     *             {
                     *               "key": "feedback.privacy.doors",
                     *               "params": {}
                     *             }
                     *           ]
                     *         },
                     *         "allowUnable": true,
                     *         "answers": [
                     *           {
                     *             "questionId": 7303200001,
                     *             "optionIds": [
                     *               4
                     *             ]
                     *           }
                     *         ],
                     *         "welcomeText": "感谢您抽出时间参加本次评估。",
                     *         "thanksText": "您的反馈已提交，谢谢！",
                     *         "style": {
                     *           "accentColor": "#2f6f62",
                     *           "logo": "",
                     *           "coverText": "以坦诚成就彼此"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["FeedbackForm"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), ALREADY_SUBMITTED (returnCode 2021, HTTP 409), OTHERS_PASSWORD (returnCode 2024, HTTP 409), OTHERS_ADDRESS (returnCode 2025, HTTP 409), SIGN_ON_LATER (returnCode 2049, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveFeedbackDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The participant relation (this rater about this evaluatee) */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 7303200001,
                 *           "optionIds": [
                 *             4
                 *           ]
                 *         },
                 *         {
                 *           "questionId": 7303200002,
                 *           "text": "多听一线同事的意见。"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnswersSave"];
            };
        };
        responses: {
            /** @description How many questions of the draft are answered now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "savedCount": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DraftSaved"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), ALREADY_SUBMITTED (returnCode 2021, HTTP 409), ANSWER_INVALID (returnCode 2023, HTTP 422), OTHERS_PASSWORD (returnCode 2024, HTTP 409), OTHERS_ADDRESS (returnCode 2025, HTTP 409), SIGN_ON_LATER (returnCode 2049, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The participant relation (this rater about this evaluatee) */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 7303200001,
                 *           "optionIds": [
                 *             4
                 *           ]
                 *         },
                 *         {
                 *           "questionId": 7303200002,
                 *           "text": "多听一线同事的意见。"
                 *         }
                 *       ],
                 *       "unsaved": [
                 *         7303200002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormSend"];
            };
        };
        responses: {
            /** @description Sent; how many of the rater's tasks in this questionnaire are still open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "relationId": 7305200002,
                     *         "remaining": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["FeedbackSubmitted"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), ANSWER_INVALID (returnCode 2023, HTTP 422), DRAFT_CHANGED (returnCode 2091, HTTP 409), OTHERS_PASSWORD (returnCode 2024, HTTP 409), OTHERS_ADDRESS (returnCode 2025, HTTP 409), SIGN_ON_LATER (returnCode 2049, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Part of the name of who did it, of whom it is about or whose report it is, or of the questionnaire's title */
                kw?: string;
                /** @description Only these */
                action?: components["schemas"]["AuditAction"];
                /** @description Only the last so many days */
                days?: number;
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "at";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["orderDown"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7301444403209101,
                     *             "at": "2026-03-02T01:30:00.000Z",
                     *             "isByDay": false,
                     *             "actor": "孙磊",
                     *             "action": "person.role",
                     *             "about": "李晓梅",
                     *             "detail": "员工 → 管理员",
                     *             "remoteAddress": "203.0.113.7"
                     *           },
                     *           {
                     *             "id": 7301444403209102,
                     *             "at": "2026-03-02T00:00:00.000Z",
                     *             "isByDay": true,
                     *             "actor": "",
                     *             "action": "session.refused",
                     *             "about": "",
                     *             "detail": "员工共 3 次",
                     *             "remoteAddress": ""
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["AuditPage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "emailType": "invite",
                     *           "title": "邀请您参加 {questionnaireTitle}",
                     *           "content": "{raterName}，您好：请在 {deadline} 前评价 {evaluateeNames}。打开链接作答：{link}"
                     *         },
                     *         {
                     *           "emailType": "remind",
                     *           "title": "提醒：{questionnaireTitle} 尚未完成",
                     *           "content": "{raterName}，您好：您还有未完成的评价：{evaluateeNames}。打开链接作答：{link}"
                     *         },
                     *         {
                     *           "emailType": "finished",
                     *           "title": "{questionnaireTitle} 已结束",
                     *           "content": "{raterName}，您好：{questionnaireTitle} 已结束，感谢您的参与。"
                     *         },
                     *         {
                     *           "emailType": "report",
                     *           "title": "您的 {questionnaireTitle} 报告",
                     *           "content": "{raterName}，您好：您的报告已生成，请打开链接查看：{link}"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmailTemplateList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailType": "remind",
                 *       "title": "还有两天：{questionnaireTitle}",
                 *       "content": "{raterName}，您好：请尽快完成评价。打开链接作答：{link}"
                 *     }
                 */
                "application/json": components["schemas"]["EmailTemplateSave"];
            };
        };
        responses: {
            /** @description The template as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "emailType": "remind",
                     *         "title": "还有两天：{questionnaireTitle}",
                     *         "content": "{raterName}，您好：请尽快完成评价。打开链接作答：{link}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmailTemplate"];
                    };
                };
            };
            /** @description Refused with STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getFeedbackSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts only, no scores */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "evaluateeCount": 12,
                     *         "relationCount": 131,
                     *         "submittedCount": 87,
                     *         "raterCount": 46,
                     *         "finishedRaterCount": 29,
                     *         "byLevel": [
                     *           {
                     *             "levelId": 7305000001,
                     *             "levelType": "superior",
                     *             "levelName": "",
                     *             "relationCount": 11,
                     *             "submittedCount": 9
                     *           },
                     *           {
                     *             "levelId": 7305000002,
                     *             "levelType": "sameLevel",
                     *             "levelName": "",
                     *             "relationCount": 66,
                     *             "submittedCount": 40
                     *           },
                     *           {
                     *             "levelId": 7305000003,
                     *             "levelType": "subordinate",
                     *             "levelName": "",
                     *             "relationCount": 42,
                     *             "submittedCount": 27
                     *           },
                     *           {
                     *             "levelId": 7305000004,
                     *             "levelType": "self",
                     *             "levelName": "",
                     *             "relationCount": 12,
                     *             "submittedCount": 11
                     *           }
                     *         ],
                     *         "emailSent": {
                     *           "invite": 46,
                     *           "remind": 17,
                     *           "finished": 0,
                     *           "report": 0
                     *         },
                     *         "emailWaiting": 0,
                     *         "emailFailed": 1,
                     *         "mailTrouble": null,
                     *         "deadline": "2026-12-15T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["FeedbackSummary"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description State of the newest mail to the rater */
                emailStatus?: components["schemas"]["EmailStatus"];
                /** @description Repeated; any of these states */
                feedbackStatusList?: components["schemas"]["FeedbackStatus"][];
                /** @description Words in the evaluatee's name or address */
                evaluatorKeyword?: string;
                /** @description Words in the rater's name or address */
                valuerKeyword?: string;
                /** @description Least points given by the rater (named questionnaires) */
                valuerScoreMin?: number;
                /** @description Most points given by the rater (named questionnaires) */
                valuerScoreMax?: number;
                /** @description The property the list is ordered by, participantRelationId for evaluatees and levels in their order; ties end with the id */
                sort?: "participantRelationId" | "evaluatorName" | "valuerName" | "levelName" | "feedbackStatus" | "emailStatus" | "submittedDay" | "statistic";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of relations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "participantRelationId": 7305200001,
                     *             "evaluatorId": 7301000011,
                     *             "evaluatorName": "何晓明",
                     *             "evaluatorNameMark": "",
                     *             "valuerId": 7301000010,
                     *             "valuerName": "曾磊",
                     *             "valuerNameMark": "",
                     *             "levelId": 7305000001,
                     *             "levelType": "superior",
                     *             "levelName": "",
                     *             "feedbackStatus": "submitted",
                     *             "shutOut": false,
                     *             "emailStatus": "sent",
                     *             "submittedDay": "2026-12-03",
                     *             "statistic": true
                     *           },
                     *           {
                     *             "participantRelationId": 7305200002,
                     *             "evaluatorId": 7301000011,
                     *             "evaluatorName": "何晓明",
                     *             "evaluatorNameMark": "",
                     *             "valuerId": 7301000012,
                     *             "valuerName": "孙洋",
                     *             "valuerNameMark": "",
                     *             "levelId": 7305000002,
                     *             "levelType": "sameLevel",
                     *             "levelName": "",
                     *             "feedbackStatus": "drafting",
                     *             "shutOut": false,
                     *             "emailStatus": "sent",
                     *             "submittedDay": null,
                     *             "statistic": true
                     *           }
                     *         ],
                     *         "total": 131,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["FeedbackRowPage"];
                    };
                };
            };
            /** @description Refused with ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getRaterForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The form's participantRelationId */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form as it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "participantRelationId": 7305200001,
                     *         "evaluatorName": "何晓明",
                     *         "evaluatorNameMark": "",
                     *         "valuerName": "曾磊",
                     *         "valuerNameMark": "",
                     *         "levelType": "superior",
                     *         "levelName": "",
                     *         "submittedDay": "2026-12-03",
                     *         "statistic": false,
                     *         "reason": "作答时间过短",
                     *         "answers": [
                     *           {
                     *             "questionId": 7303200001,
                     *             "pageNumber": 1,
                     *             "questionNumber": 1,
                     *             "title": "能够清楚地说明团队的目标",
                     *             "points": 4,
                     *             "maximum": 5,
                     *             "chosen": [
                     *               "经常"
                     *             ],
                     *             "text": "",
                     *             "unable": false
                     *           },
                     *           {
                     *             "questionId": 7303200021,
                     *             "pageNumber": 2,
                     *             "questionNumber": 1,
                     *             "title": "您对他有什么建议？",
                     *             "points": null,
                     *             "maximum": null,
                     *             "chosen": [],
                     *             "text": "希望更多参与跨部门项目。",
                     *             "unable": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RaterForm"];
                    };
                };
            };
            /** @description Refused with ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setFeedbackStatistic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7305200001
                 *       ],
                 *       "statistic": false,
                 *       "reason": "作答时间过短"
                 *     }
                 */
                "application/json": components["schemas"]["StatisticSet"];
            };
        };
        responses: {
            /** @description How many forms changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["StatisticChanged"];
                    };
                };
            };
            /** @description Refused with ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    exportParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 被评价人,评价人,关系,反馈状态,邮件状态,提交日期
                     *     何晓明,曾磊,上级,已提交,已发送,2026-12-03
                     */
                    "text/csv": string;
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    notifyParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": true,
                 *       "notifyAll": false,
                 *       "notifyType": 1,
                 *       "participants": [
                 *         7305200002,
                 *         7305200003
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NotifyRequest"];
            };
        };
        responses: {
            /** @description Who gets or would get which mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "confirm": true,
                     *         "recipients": [
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "email": "sun.yang@yuanhang.example",
                     *             "emailType": "remind",
                     *             "reason": null
                     *           },
                     *           {
                     *             "employeeId": 7301000013,
                     *             "name": "欧阳超",
                     *             "nameMark": "",
                     *             "email": "ouyang.chao@yuanhang.example",
                     *             "emailType": "remind",
                     *             "reason": "mailedRecently"
                     *           }
                     *         ],
                     *         "count": 1,
                     *         "skipped": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["NotifyResult"];
                    };
                };
            };
            /** @description Refused with NOT_COLLECTING (returnCode 2032, HTTP 409), DEADLINE_PASSED (returnCode 2062, HTTP 409), SELECTION_CHANGED (returnCode 2090, HTTP 409), ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    cancelAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "evaluatorId": 7301000011,
                 *       "participantRelationId": 7305200002,
                 *       "valuerId": 7301000012
                 *     }
                 */
                "application/json": components["schemas"]["AnswerCancel"];
            };
        };
        responses: {
            /** @description The form is withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_COLLECTING (returnCode 2032, HTTP 409), ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Only these; one that is being sent counts as waiting */
                status?: "waiting" | "sent" | "failed";
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "recipient" | "address" | "emailType" | "subject" | "status" | "attempts" | "createdAt" | "sentAt";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["orderDown"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7307100002,
                     *             "recipient": "欧阳超",
                     *             "address": "ouyang.chao@yuanhang.example",
                     *             "emailType": "invite",
                     *             "subject": "邀请您参加 2026 年度管理者 360° 评估",
                     *             "status": "failed",
                     *             "attempts": 5,
                     *             "error": "550 mailbox unavailable",
                     *             "createdAt": "2026-12-01T01:00:00.000Z",
                     *             "sentAt": null
                     *           },
                     *           {
                     *             "id": 7307100001,
                     *             "recipient": "孙洋",
                     *             "address": "sun.yang@yuanhang.example",
                     *             "emailType": "invite",
                     *             "subject": "邀请您参加 2026 年度管理者 360° 评估",
                     *             "status": "sent",
                     *             "attempts": 1,
                     *             "error": null,
                     *             "createdAt": "2026-12-01T01:00:00.000Z",
                     *             "sentAt": "2026-12-01T01:00:02.000Z"
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["MailPage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getNotifyConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration without its password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "notifyType": "EMAIL",
                     *         "source": "enterprise",
                     *         "config": {
                     *           "host": "smtp.yuanhang.example",
                     *           "port": 465,
                     *           "secure": true,
                     *           "username": "hr@yuanhang.example",
                     *           "hasPassword": true,
                     *           "fromAddress": "hr@yuanhang.example",
                     *           "fromName": "远航科技人力资源部"
                     *         },
                     *         "allowedHosts": [
                     *           "smtp.yuanhang.example"
                     *         ],
                     *         "locked": false,
                     *         "version": 731204518
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["NotifyConfig"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveNotifyConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notifyType": "EMAIL",
                 *       "config": {
                 *         "host": "smtp.yuanhang.example",
                 *         "port": 465,
                 *         "secure": true,
                 *         "username": "hr@yuanhang.example",
                 *         "password": "8Kd-mail-2026",
                 *         "fromAddress": "hr@yuanhang.example",
                 *         "fromName": "远航科技人力资源部"
                 *       },
                 *       "version": 731204518
                 *     }
                 */
                "application/json": components["schemas"]["NotifyConfigSave"];
            };
        };
        responses: {
            /** @description The configuration as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "notifyType": "EMAIL",
                     *         "source": "enterprise",
                     *         "config": {
                     *           "host": "smtp.yuanhang.example",
                     *           "port": 465,
                     *           "secure": true,
                     *           "username": "hr@yuanhang.example",
                     *           "hasPassword": true,
                     *           "fromAddress": "hr@yuanhang.example",
                     *           "fromName": "远航科技人力资源部"
                     *         },
                     *         "allowedHosts": [
                     *           "smtp.yuanhang.example"
                     *         ],
                     *         "locked": false,
                     *         "version": 731204518
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["NotifyConfig"];
                    };
                };
            };
            /** @description Refused with STALE_VERSION (returnCode 2034, HTTP 409), RELAY_HOST_REFUSED (returnCode 2063, HTTP 409), RELAY_LOCKED (returnCode 2064, HTTP 409), RELAY_PASSWORD_NEEDED (returnCode 2065, HTTP 422), RELAY_USER_NEEDED (returnCode 2066, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    verifyNotifyConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notifyType": "EMAIL"
                 *     }
                 */
                "application/json": components["schemas"]["NotifyVerify"];
            };
        };
        responses: {
            /** @description Whether the mail server took the sign-in; if not, its words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "verified": false,
                     *         "reason": "535 authentication failed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["NotifyVerified"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    sendNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "businessType": "invite",
                 *       "confirm": false,
                 *       "notifyType": 1
                 *     }
                 */
                "application/json": components["schemas"]["NotifySend"];
            };
        };
        responses: {
            /** @description Who gets or would get which mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "confirm": false,
                     *         "recipients": [
                     *           {
                     *             "employeeId": 7301000010,
                     *             "name": "曾磊",
                     *             "nameMark": "",
                     *             "email": "zeng.lei2@yuanhang.example",
                     *             "emailType": "invite",
                     *             "reason": null
                     *           },
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "email": "sun.yang@yuanhang.example",
                     *             "emailType": "invite",
                     *             "reason": null
                     *           },
                     *           {
                     *             "employeeId": 7301000016,
                     *             "name": "吴涛",
                     *             "nameMark": "",
                     *             "email": "",
                     *             "emailType": "invite",
                     *             "reason": "noAddress"
                     *           }
                     *         ],
                     *         "count": 2,
                     *         "skipped": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["NotifyResult"];
                    };
                };
            };
            /** @description Refused with NOT_COLLECTING (returnCode 2032, HTTP 409), DEADLINE_PASSED (returnCode 2062, HTTP 409), NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkSetStatistic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7305200001,
                 *         7305200002
                 *       ],
                 *       "statistic": false,
                 *       "reason": "作答时间过短"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackStatistic"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7305200001,
                     *           7305200002
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkCancelAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7305200001,
                 *         7305200002
                 *       ],
                 *       "reason": "评价人已离职"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackCancel"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7305200002
                     *         ],
                     *         "skipped": [
                     *           {
                     *             "id": 7305200001,
                     *             "name": "何晓明 · 曾磊",
                     *             "returnCode": 2061,
                     *             "message": "匿名问卷不允许这样做。"
                     *           }
                     *         ],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listDimensions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dimensions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7304100001,
                     *           "name": "引领变革",
                     *           "weight": 20,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100002,
                     *           "name": "领导他人",
                     *           "weight": 25,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100003,
                     *           "name": "结果导向",
                     *           "weight": 20,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100004,
                     *           "name": "经营敏锐度",
                     *           "weight": 15,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100005,
                     *           "name": "建立合作",
                     *           "weight": 20,
                     *           "questionCount": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DimensionList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateDimension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7304100006,
                 *       "name": "沟通与协作"
                 *     }
                 */
                "application/json": components["schemas"]["DimensionUpdate"];
            };
        };
        responses: {
            /** @description The renamed dimension */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7304100006,
                     *         "name": "沟通与协作",
                     *         "weight": null,
                     *         "questionCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Dimension"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), NAME_TAKEN (returnCode 2052, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createDimension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "沟通协作"
                 *     }
                 */
                "application/json": components["schemas"]["DimensionCreate"];
            };
        };
        responses: {
            /** @description The new dimension */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7304100006,
                     *         "name": "沟通协作",
                     *         "weight": null,
                     *         "questionCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Dimension"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), NAME_TAKEN (returnCode 2052, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteDimension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The dimension's id */
                dimensionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dimension is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setDimensionWeights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "weights": [
                 *         {
                 *           "id": 7304100001,
                 *           "weight": 20
                 *         },
                 *         {
                 *           "id": 7304100002,
                 *           "weight": 25
                 *         },
                 *         {
                 *           "id": 7304100003,
                 *           "weight": 20
                 *         },
                 *         {
                 *           "id": 7304100004,
                 *           "weight": 15
                 *         },
                 *         {
                 *           "id": 7304100005,
                 *           "weight": 20
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DimensionWeights"];
            };
        };
        responses: {
            /** @description The dimensions after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7304100001,
                     *           "name": "引领变革",
                     *           "weight": 20,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100002,
                     *           "name": "领导他人",
                     *           "weight": 25,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100003,
                     *           "name": "结果导向",
                     *           "weight": 20,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100004,
                     *           "name": "经营敏锐度",
                     *           "weight": 15,
                     *           "questionCount": 4
                     *         },
                     *         {
                     *           "id": 7304100005,
                     *           "name": "建立合作",
                     *           "weight": 20,
                     *           "questionCount": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DimensionList"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), WEIGHTS_NOT_100 (returnCode 2036, HTTP 422), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listDimensionQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bindings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "questionId": 7303200001,
                     *           "dimensionId": 7304100001
                     *         },
                     *         {
                     *           "questionId": 7303200002,
                     *           "dimensionId": 7304100001
                     *         },
                     *         {
                     *           "questionId": 7303200005,
                     *           "dimensionId": 7304100002
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DimensionQuestionList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bindDimensionQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relations": [
                 *         {
                 *           "questionId": 7303200005,
                 *           "dimensionId": 7304100002
                 *         },
                 *         {
                 *           "questionId": 7303200006,
                 *           "dimensionId": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DimensionBindings"];
            };
        };
        responses: {
            /** @description Every binding of the questionnaire after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "questionId": 7303200001,
                     *           "dimensionId": 7304100001
                     *         },
                     *         {
                     *           "questionId": 7303200002,
                     *           "dimensionId": 7304100001
                     *         },
                     *         {
                     *           "questionId": 7303200005,
                     *           "dimensionId": 7304100002
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DimensionQuestionList"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @description Only this department and those below it */
                departId?: number;
                /** @description Part of the name, its pinyin or initials, the e-mail address or the number */
                kw?: string;
                /** @description Exactly these, disabled or not, all on one page; the other filters are then ignored */
                ids?: components["schemas"]["Id"][];
                /** @description true only those who are disabled; otherwise only those who are not */
                disabled?: boolean;
                /** @description Only administrators, or only members */
                role?: "admin" | "member";
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "displayName" | "email" | "employeeNo" | "departName" | "role";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of employees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7301444403200001,
                     *             "displayName": "孙磊",
                     *             "realName": "孙磊",
                     *             "email": "sun.lei@yuanhang.example",
                     *             "employeeNo": "E01001",
                     *             "departId": 7301444403100001,
                     *             "departName": "总经办",
                     *             "role": "admin",
                     *             "mobile": "10097511091",
                     *             "telPhone": "",
                     *             "sex": "female",
                     *             "qq": "",
                     *             "wechat": "",
                     *             "address": "",
                     *             "avatar": "",
                     *             "disabled": false,
                     *             "version": 482913377
                     *           }
                     *         ],
                     *         "total": 300,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmployeePage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7301444403200301,
                 *       "displayName": "李晓梅",
                 *       "employeeNo": "E02031",
                 *       "departId": 7301444403100002
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description The employee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403200301,
                     *         "displayName": "李晓梅",
                     *         "realName": "",
                     *         "email": "li.xiaomei@yuanhang.example",
                     *         "employeeNo": "E02031",
                     *         "departId": 7301444403100002,
                     *         "departName": "研发中心",
                     *         "role": "member",
                     *         "mobile": "",
                     *         "telPhone": "",
                     *         "sex": "",
                     *         "qq": "",
                     *         "wechat": "",
                     *         "address": "",
                     *         "avatar": "",
                     *         "disabled": false,
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Employee"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), STALE_VERSION (returnCode 2034, HTTP 409), OWN_ACCOUNT (returnCode 2071, HTTP 409), REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), EMAIL_TAKEN (returnCode 2050, HTTP 409), EMPLOYEE_NO_TAKEN (returnCode 2051, HTTP 409), SIGN_IN_NAME_MISSING (returnCode 2017, HTTP 422), LAST_ADMINISTRATOR (returnCode 2072, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "李晓梅",
                 *       "email": "li.xiaomei@yuanhang.example",
                 *       "employeeNo": "E02031",
                 *       "departId": 7301444403100002,
                 *       "password": "山高月小水落石出清风徐来"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeCreate"];
            };
        };
        responses: {
            /** @description The employee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403200301,
                     *         "displayName": "李晓梅",
                     *         "realName": "",
                     *         "email": "li.xiaomei@yuanhang.example",
                     *         "employeeNo": "E02031",
                     *         "departId": 7301444403100002,
                     *         "departName": "研发中心",
                     *         "role": "member",
                     *         "mobile": "",
                     *         "telPhone": "",
                     *         "sex": "",
                     *         "qq": "",
                     *         "wechat": "",
                     *         "address": "",
                     *         "avatar": "",
                     *         "disabled": false,
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Employee"];
                    };
                };
            };
            /** @description Refused with WEAK_PASSWORD (returnCode 2014, HTTP 422), SIGN_IN_NAME_MISSING (returnCode 2017, HTTP 422), REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), EMAIL_TAKEN (returnCode 2050, HTTP 409), EMPLOYEE_NO_TAKEN (returnCode 2051, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403200301,
                     *         "displayName": "李晓梅",
                     *         "realName": "",
                     *         "email": "li.xiaomei@yuanhang.example",
                     *         "employeeNo": "E02031",
                     *         "departId": 7301444403100002,
                     *         "departName": "研发中心",
                     *         "role": "member",
                     *         "mobile": "",
                     *         "telPhone": "",
                     *         "sex": "",
                     *         "qq": "",
                     *         "wechat": "",
                     *         "address": "",
                     *         "avatar": "",
                     *         "disabled": false,
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Employee"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listDisabledEmployees: {
        parameters: {
            query?: {
                /** @description Only this department and those below it */
                departId?: number;
                /** @description Part of the name, its pinyin or initials, the e-mail address or the number */
                kw?: string;
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "displayName" | "email" | "employeeNo" | "departName" | "role";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of disabled employees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7301444403200288,
                     *             "displayName": "周建国",
                     *             "realName": "周建国",
                     *             "email": "zhou.jianguo@yuanhang.example",
                     *             "employeeNo": "E01288",
                     *             "departId": 7301444403100009,
                     *             "departName": "华东销售部",
                     *             "role": "member",
                     *             "mobile": "",
                     *             "telPhone": "",
                     *             "sex": "male",
                     *             "qq": "",
                     *             "wechat": "",
                     *             "address": "",
                     *             "avatar": "",
                     *             "disabled": true,
                     *             "version": 482913377
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmployeePage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listOrganisationRaters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employeeIds": [
                 *         7301444403200301
                 *       ],
                 *       "participantLevelCodes": [
                 *         "superior",
                 *         "sameLevel"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrganisationRatersQuery"];
            };
        };
        responses: {
            /** @description One entry for each employee asked for, in that order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "employeeId": 7301444403200301,
                     *           "levels": [
                     *             {
                     *               "levelType": "superior",
                     *               "employees": [
                     *                 {
                     *                   "id": 7301444403200004,
                     *                   "displayName": "赵国强"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "levelType": "sameLevel",
                     *               "employees": [
                     *                 {
                     *                   "id": 7301444403200031,
                     *                   "displayName": "王思远"
                     *                 },
                     *                 {
                     *                   "id": 7301444403200032,
                     *                   "displayName": "陈雨桐"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        /** @description One entry for each employee asked for, in that order */
                        result: components["schemas"]["OrganisationRaters"][];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getGeneralInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The particulars */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "displayName": "李晓梅",
                     *         "mobile": "10081230456",
                     *         "telPhone": "021-50001234",
                     *         "sex": "female",
                     *         "qq": "",
                     *         "wechat": "lixiaomei",
                     *         "address": "上海市浦东新区张江路 88 号",
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["GeneralInfo"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateGeneralInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "李晓梅",
                 *       "mobile": "10081230456",
                 *       "telPhone": "021-50001234",
                 *       "sex": "female",
                 *       "qq": "",
                 *       "wechat": "lixiaomei",
                 *       "address": "上海市浦东新区张江路 88 号",
                 *       "version": 482913377
                 *     }
                 */
                "application/json": components["schemas"]["GeneralInfoUpdate"];
            };
        };
        responses: {
            /** @description The particulars as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "displayName": "李晓梅",
                     *         "mobile": "10081230456",
                     *         "telPhone": "021-50001234",
                     *         "sex": "female",
                     *         "qq": "",
                     *         "wechat": "lixiaomei",
                     *         "address": "上海市浦东新区张江路 88 号",
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["GeneralInfo"];
                    };
                };
            };
            /** @description Refused with STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            /** @description The picture's address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "avatar": "/api/files/avatar/Zm9yLWV4YW1wbGUtMTYuYg.webp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Avatar"];
                    };
                };
            };
            /** @description Refused with PICTURE_UNREADABLE (returnCode 2076, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setMyAvatar: {
        parameters: {
            query: {
                /** @description The address that avatar/upload answered */
                avatar: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture now in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "avatar": "/api/files/avatar/Zm9yLWV4YW1wbGUtMTYuYg.webp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Avatar"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Part of the address that the upload answered
                 * @example Zm9yLWV4YW1wbGUtMTYuYg.webp
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, which never changes under this address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    previewEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "employeeNo,displayName,email,department,leader,mobile,sex\nE01001,孙磊,sun.lei@yuanhang.example,总经办,是,10097511091,女\nE01017,吴涛,wu.tao#yuanhang.example,总经办,否,,男\n"
                 *     }
                 */
                "application/json": components["schemas"]["ImportSource"];
            };
        };
        responses: {
            /** @description What was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "total": 2,
                     *         "valid": 1,
                     *         "newDepartments": 1,
                     *         "newEmployees": 1,
                     *         "updatedEmployees": 0,
                     *         "columns": [
                     *           {
                     *             "name": "employeeNo",
                     *             "field": "employeeNo"
                     *           },
                     *           {
                     *             "name": "displayName",
                     *             "field": "displayName"
                     *           },
                     *           {
                     *             "name": "email",
                     *             "field": "email"
                     *           },
                     *           {
                     *             "name": "department",
                     *             "field": "department"
                     *           },
                     *           {
                     *             "name": "leader",
                     *             "field": "leader"
                     *           },
                     *           {
                     *             "name": "mobile",
                     *             "field": "mobile"
                     *           },
                     *           {
                     *             "name": "sex",
                     *             "field": "sex"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "row": 2,
                     *             "employeeNo": "E01001",
                     *             "displayName": "孙磊",
                     *             "email": "sun.lei@yuanhang.example",
                     *             "department": "总经办",
                     *             "leader": true,
                     *             "status": "new"
                     *           },
                     *           {
                     *             "row": 3,
                     *             "employeeNo": "E01017",
                     *             "displayName": "吴涛",
                     *             "email": "wu.tao#yuanhang.example",
                     *             "department": "总经办",
                     *             "leader": false,
                     *             "status": "error"
                     *           }
                     *         ],
                     *         "errors": [
                     *           {
                     *             "row": 3,
                     *             "field": "email",
                     *             "message": "邮箱格式不正确"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ImportPreview"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    importEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "employeeNo,displayName,email,department,leader,mobile,sex\nE01001,孙磊,sun.lei@yuanhang.example,总经办,是,10097511091,女\n",
                 *       "allOrNothing": false
                 *     }
                 */
                "application/json": components["schemas"]["ImportOrder"];
            };
        };
        responses: {
            /** @description The job that does it, see getJob */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "jobId": 7301444403209001
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ImportStarted"];
                    };
                };
            };
            /** @description Refused with IMPORT_INVALID (returnCode 2055, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "山高月小水落石出清风徐来"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true,
                     *         "mailed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PasswordResetDone"];
                    };
                };
            };
            /** @description Refused with WEAK_PASSWORD (returnCode 2014, HTTP 422), SIGN_IN_NAME_MISSING (returnCode 2017, HTTP 422), LINK_NOT_SENT (returnCode 2074, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getEmployeeDoors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much there is to lose */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "openRounds": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmployeeDoors"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent; the link it takes the place of opens nothing any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with LINK_NOT_SENT (returnCode 2074, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "山高月小水落石出清风徐来",
                 *       "oldPassword": "春江潮水连海平2026"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with SIGN_ON_KEEPS_PASSWORD (returnCode 2078, HTTP 409), SIGN_IN_THROTTLED (returnCode 2011, HTTP 429), WRONG_PASSWORD (returnCode 2075, HTTP 422), PASSWORD_UNCHANGED (returnCode 2077, HTTP 422), WEAK_PASSWORD (returnCode 2014, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    disableUser: {
        parameters: {
            query: {
                /** @description The employee's id written as text */
                uid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disabled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), OWN_ACCOUNT (returnCode 2071, HTTP 409), LAST_ADMINISTRATOR (returnCode 2072, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    enableUser: {
        parameters: {
            query: {
                /** @description The employee's id written as text */
                uid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enabled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /** @description Part of the name or the number */
                kw?: string;
                /** @description Only the children of this department */
                parentId?: number;
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "seq" | "name" | "departNo";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
                /** @description false leaves members out, which a large enterprise has many of; memberCount tells how many */
                members?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7301444403100001,
                     *           "parentId": null,
                     *           "seq": 1,
                     *           "departNo": "D01",
                     *           "leaderId": 7301444403200001,
                     *           "leaderName": "孙磊",
                     *           "name": "总经办",
                     *           "memberCount": 1,
                     *           "version": 482913377,
                     *           "members": [
                     *             {
                     *               "id": 7301444403200001,
                     *               "displayName": "孙磊"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 7301444403100002,
                     *           "parentId": 7301444403100001,
                     *           "seq": 1,
                     *           "departNo": "D02",
                     *           "leaderId": 7301444403200004,
                     *           "leaderName": "赵国强",
                     *           "name": "研发中心",
                     *           "memberCount": 2,
                     *           "version": 290337114,
                     *           "members": [
                     *             {
                     *               "id": 7301444403200004,
                     *               "displayName": "赵国强"
                     *             },
                     *             {
                     *               "id": 7301444403200301,
                     *               "displayName": "李晓梅"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        /** @description The departments */
                        result: components["schemas"]["Department"][];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "测试组",
                 *       "parentId": 7301444403100002,
                 *       "departNo": "D0203",
                 *       "leaderId": null
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentCreate"];
            };
        };
        responses: {
            /** @description The department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403100021,
                     *         "parentId": 7301444403100002,
                     *         "seq": 3,
                     *         "departNo": "D0203",
                     *         "leaderId": null,
                     *         "leaderName": "",
                     *         "name": "测试组",
                     *         "memberCount": 0,
                     *         "version": 771920433,
                     *         "members": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Department"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), NAME_TAKEN (returnCode 2052, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403100021,
                     *         "parentId": 7301444403100002,
                     *         "seq": 3,
                     *         "departNo": "D0203",
                     *         "leaderId": null,
                     *         "leaderName": "",
                     *         "name": "测试组",
                     *         "memberCount": 0,
                     *         "version": 771920433,
                     *         "members": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Department"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "测试组",
                 *       "departNo": "D0203",
                 *       "leaderId": null
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            /** @description The department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403100021,
                     *         "parentId": 7301444403100002,
                     *         "seq": 3,
                     *         "departNo": "D0203",
                     *         "leaderId": null,
                     *         "leaderName": "",
                     *         "name": "测试组",
                     *         "memberCount": 0,
                     *         "version": 771920433,
                     *         "members": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Department"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), NAME_TAKEN (returnCode 2052, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: {
                /** @description The version that previewDepartmentRemoval answered */
                version?: number;
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403100021,
                     *         "name": "测试组",
                     *         "departNo": "D0203",
                     *         "parentId": 7301444403100002,
                     *         "seq": 3,
                     *         "leaderId": null,
                     *         "memberIds": [
                     *           7301444403200301
                     *         ],
                     *         "childIds": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DepartmentRemoved"];
                    };
                };
            };
            /** @description Refused with DEPARTMENT_NOT_EMPTY (returnCode 2054, HTTP 409), NAME_TAKEN (returnCode 2052, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    previewDepartmentRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be touched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "members": 12,
                     *         "disabledMembers": 1,
                     *         "childDepartments": 2,
                     *         "leaderName": "赵国强",
                     *         "questionnaires": 1,
                     *         "clashes": [],
                     *         "version": 118204977
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DepartmentRemoval"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7301444403100021,
                 *       "name": "测试组",
                 *       "departNo": "D0203",
                 *       "parentId": 7301444403100002,
                 *       "seq": 3,
                 *       "leaderId": null,
                 *       "memberIds": [
                 *         7301444403200301
                 *       ],
                 *       "childIds": []
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentRemoved"];
            };
        };
        responses: {
            /** @description The department, and who did not come back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "department": {
                     *           "id": 7301444403100021,
                     *           "parentId": 7301444403100002,
                     *           "seq": 3,
                     *           "departNo": "D0203",
                     *           "leaderId": null,
                     *           "leaderName": "",
                     *           "name": "测试组",
                     *           "memberCount": 0,
                     *           "version": 771920433,
                     *           "members": []
                     *         },
                     *         "missedMembers": 0,
                     *         "missedDepartments": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DepartmentRestored"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), NAME_TAKEN (returnCode 2052, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    moveDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 7301444403100002,
                 *       "position": 3
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentMove"];
            };
        };
        responses: {
            /** @description The department */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403100021,
                     *         "parentId": 7301444403100002,
                     *         "seq": 3,
                     *         "departNo": "D0203",
                     *         "leaderId": null,
                     *         "leaderName": "",
                     *         "name": "测试组",
                     *         "memberCount": 0,
                     *         "version": 771920433,
                     *         "members": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Department"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), NAME_TAKEN (returnCode 2052, HTTP 409), DEPARTMENT_CYCLE (returnCode 2053, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    positionDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "DepartId": 7301444403100021,
                 *         "Position": 1
                 *       },
                 *       {
                 *         "DepartId": 7301444403100020,
                 *         "Position": 2
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["DepartmentPosition"][];
            };
        };
        responses: {
            /** @description Ordered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listDepartmentMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7301444403200301,
                     *           "displayName": "李晓梅",
                     *           "email": "li.xiaomei@yuanhang.example",
                     *           "employeeNo": "E02031"
                     *         },
                     *         {
                     *           "id": 7301444403200004,
                     *           "displayName": "赵国强",
                     *           "email": "zhao.guoqiang@yuanhang.example",
                     *           "employeeNo": "E01004"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DepartmentMemberList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setDepartmentMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       7301444403200301,
                 *       7301444403200004
                 *     ]
                 */
                "application/json": components["schemas"]["Id"][];
            };
        };
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7301444403200301,
                     *           "displayName": "李晓梅",
                     *           "email": "li.xiaomei@yuanhang.example",
                     *           "employeeNo": "E02031"
                     *         },
                     *         {
                     *           "id": 7301444403200004,
                     *           "displayName": "赵国强",
                     *           "email": "zhao.guoqiang@yuanhang.example",
                     *           "employeeNo": "E01004"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DepartmentMemberList"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkDisableEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "departId": 7301444403100002,
                 *         "kw": "李"
                 *       },
                 *       "expectedCount": 2
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403200302
                     *         ],
                     *         "skipped": [
                     *           {
                     *             "id": 7301444403200301,
                     *             "name": "管理员",
                     *             "returnCode": 2071,
                     *             "message": "不能对自己的账号这样做。"
                     *           }
                     *         ],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkEnableEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403200301,
                 *         7301444403200302
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403200301,
                     *           7301444403200302
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkInviteEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403200301,
                 *         7301444403200302
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403200301,
                     *           7301444403200302
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkMoveEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403200301,
                 *         7301444403200302
                 *       ],
                 *       "departId": 7301444403100002
                 *     }
                 */
                "application/json": components["schemas"]["EmployeesMove"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403200301,
                     *           7301444403200302
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null,
                     *         "previous": [
                     *           {
                     *             "departId": 7301444403100003,
                     *             "ids": [
                     *               7301444403200301
                     *             ]
                     *           },
                     *           {
                     *             "departId": null,
                     *             "ids": [
                     *               7301444403200302
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmployeesMoved"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkMoveBackEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "previous": [
                 *         {
                 *           "departId": 7301444403100003,
                 *           "ids": [
                 *             7301444403200301
                 *           ]
                 *         },
                 *         {
                 *           "departId": null,
                 *           "ids": [
                 *             7301444403200302
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EmployeesMoveBack"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403200301,
                     *           7301444403200302
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null,
                     *         "previous": [
                     *           {
                     *             "departId": 7301444403100003,
                     *             "ids": [
                     *               7301444403200301
                     *             ]
                     *           },
                     *           {
                     *             "departId": null,
                     *             "ids": [
                     *               7301444403200302
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EmployeesMoved"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "version": 7,
                     *         "pages": [
                     *           {
                     *             "id": 7301444403500001,
                     *             "sequence": 1,
                     *             "type": "HOME",
                     *             "questions": [
                     *               {
                     *                 "id": 7301444403510001,
                     *                 "pageId": 7301444403500001,
                     *                 "type": "DAN_XUAN",
                     *                 "data": "{\"title\":\"主动向团队说明目标与进展\",\"summary\":\"\",\"options\":[{\"id\":1,\"title\":\"很少\",\"score\":1},{\"id\":2,\"title\":\"有时\",\"score\":2},{\"id\":3,\"title\":\"总是\",\"score\":3,\"reasonRequired\":true,\"reasonInputPlaceholder\":\"请说明选择该选项的原因\"}]}",
                     *                 "config": "{\"required\":true}",
                     *                 "index": 1
                     *               },
                     *               {
                     *                 "id": 7301444403510002,
                     *                 "pageId": 7301444403500001,
                     *                 "type": "DA_FEN",
                     *                 "data": "{\"title\":\"倾听不同意见\",\"summary\":\"1 分为从不,5 分为总是\"}",
                     *                 "config": "{\"required\":true,\"minimumScore\":1,\"maximumScore\":5,\"leftDescription\":\"从不\",\"middleDescription\":\"有时\",\"rightDescription\":\"总是\"}",
                     *                 "index": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 7301444403500002,
                     *             "sequence": 2,
                     *             "type": "CONTENT",
                     *             "questions": [
                     *               {
                     *                 "id": 7301444403510003,
                     *                 "pageId": 7301444403500002,
                     *                 "type": "WEN_DA",
                     *                 "data": "{\"title\":\"给他的一条建议\",\"summary\":\"请尽量具体\"}",
                     *                 "config": "{\"required\":true,\"lengthLimit\":true,\"lengthMaximum\":500}",
                     *                 "index": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Paper"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    savePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "2026 年度中层管理者 360° 评估",
                 *       "summary": "请结合过去一年的实际合作情况作答",
                 *       "version": 6,
                 *       "pages": [
                 *         {
                 *           "id": 7301444403500001,
                 *           "index": 1,
                 *           "questions": [
                 *             {
                 *               "id": 7301444403510001,
                 *               "index": 1,
                 *               "type": "DAN_XUAN",
                 *               "data": "{\"title\":\"主动向团队说明目标与进展\",\"summary\":\"\",\"options\":[{\"id\":1,\"title\":\"很少\",\"score\":1},{\"id\":2,\"title\":\"总是\",\"score\":2}]}",
                 *               "config": "{\"required\":true}"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "id": 0,
                 *           "index": 2,
                 *           "questions": [
                 *             {
                 *               "id": 0,
                 *               "index": 1,
                 *               "type": "WEN_DA",
                 *               "data": "{\"title\":\"给他的一条建议\",\"summary\":\"请尽量具体\"}",
                 *               "config": "{\"required\":true,\"lengthLimit\":true,\"lengthMaximum\":500}"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PaperSave"];
            };
        };
        responses: {
            /** @description The paper as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "version": 7,
                     *         "pages": [
                     *           {
                     *             "id": 7301444403500001,
                     *             "sequence": 1,
                     *             "type": "HOME",
                     *             "questions": [
                     *               {
                     *                 "id": 7301444403510001,
                     *                 "pageId": 7301444403500001,
                     *                 "type": "DAN_XUAN",
                     *                 "data": "{\"title\":\"主动向团队说明目标与进展\",\"summary\":\"\",\"options\":[{\"id\":1,\"title\":\"很少\",\"score\":1},{\"id\":2,\"title\":\"有时\",\"score\":2},{\"id\":3,\"title\":\"总是\",\"score\":3,\"reasonRequired\":true,\"reasonInputPlaceholder\":\"请说明选择该选项的原因\"}]}",
                     *                 "config": "{\"required\":true}",
                     *                 "index": 1
                     *               },
                     *               {
                     *                 "id": 7301444403510002,
                     *                 "pageId": 7301444403500001,
                     *                 "type": "DA_FEN",
                     *                 "data": "{\"title\":\"倾听不同意见\",\"summary\":\"1 分为从不,5 分为总是\"}",
                     *                 "config": "{\"required\":true,\"minimumScore\":1,\"maximumScore\":5,\"leftDescription\":\"从不\",\"middleDescription\":\"有时\",\"rightDescription\":\"总是\"}",
                     *                 "index": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 7301444403500002,
                     *             "sequence": 2,
                     *             "type": "CONTENT",
                     *             "questions": [
                     *               {
                     *                 "id": 7301444403510003,
                     *                 "pageId": 7301444403500002,
                     *                 "type": "WEN_DA",
                     *                 "data": "{\"title\":\"给他的一条建议\",\"summary\":\"请尽量具体\"}",
                     *                 "config": "{\"required\":true,\"lengthLimit\":true,\"lengthMaximum\":500}",
                     *                 "index": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Paper"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), PAPER_INVALID (returnCode 2035, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listRelatedEnterprises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enterprises, the one in use first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "logo": "",
                     *           "enterpriseName": "远航科技有限公司",
                     *           "enterpriseUid": "ent-7k2m9q4x"
                     *         },
                     *         {
                     *           "logo": "",
                     *           "enterpriseName": "远航教育咨询(上海)有限公司",
                     *           "enterpriseUid": "ent-3b8v5n1c"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        /** @description Enterprises, the one in use first */
                        result: components["schemas"]["Enterprise"][];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    switchEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseUid": "ent-3b8v5n1c"
                 *     }
                 */
                "application/json": components["schemas"]["EnterpriseSwitch"];
            };
        };
        responses: {
            /** @description The enterprise now in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "",
                     *         "enterpriseName": "远航教育咨询(上海)有限公司",
                     *         "enterpriseUid": "ent-3b8v5n1c"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Enterprise"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    authorizeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The licence */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "productPricingVersion": 1,
                     *         "permitUserCount": 500,
                     *         "totalUserCount": 300,
                     *         "chargingType": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ProductAuthorisation"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getEnterpriseBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enterprise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "",
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseUid": "ent-7k2m9q4x"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Enterprise"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateEnterpriseBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseName": "远航科技有限公司",
                 *       "logo": ""
                 *     }
                 */
                "application/json": components["schemas"]["EnterpriseBasicUpdate"];
            };
        };
        responses: {
            /** @description The enterprise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "",
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseUid": "ent-7k2m9q4x"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Enterprise"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enterprise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "",
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseUid": "ent-7k2m9q4x",
                     *         "areaCode": "310115",
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EnterpriseDetail"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseName": "远航科技有限公司",
                 *       "areaCode": "310115",
                 *       "version": 482913377
                 *     }
                 */
                "application/json": components["schemas"]["EnterpriseUpdate"];
            };
        };
        responses: {
            /** @description The enterprise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "",
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseUid": "ent-7k2m9q4x",
                     *         "areaCode": "310115",
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EnterpriseDetail"];
                    };
                };
            };
            /** @description Refused with STALE_VERSION (returnCode 2034, HTTP 409), REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getEnterpriseName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "enterpriseName": "远航科技有限公司"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EnterpriseName"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateEnterpriseName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseName": "远航科技有限公司"
                 *     }
                 */
                "application/json": components["schemas"]["EnterpriseNameUpdate"];
            };
        };
        responses: {
            /** @description The name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "enterpriseName": "远航科技有限公司"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EnterpriseName"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Provinces with their cities and districts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "code": "310000",
                     *           "name": "上海市",
                     *           "cities": [
                     *             {
                     *               "code": "310100",
                     *               "name": "上海市",
                     *               "districts": [
                     *                 {
                     *                   "code": "310115",
                     *                   "name": "浦东新区"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "code": "330000",
                     *           "name": "浙江省",
                     *           "cities": [
                     *             {
                     *               "code": "330100",
                     *               "name": "杭州市",
                     *               "districts": [
                     *                 {
                     *                   "code": "330102",
                     *                   "name": "上城区"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "code": "330200",
                     *               "name": "宁波市",
                     *               "districts": [
                     *                 {
                     *                   "code": "330203",
                     *                   "name": "海曙区"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        /** @description Provinces with their cities and districts */
                        result: components["schemas"]["Area"][];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setEnterpriseArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "areaCode": "310115"
                 *     }
                 */
                "application/json": components["schemas"]["EnterpriseArea"];
            };
        };
        responses: {
            /** @description The enterprise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "",
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseUid": "ent-7k2m9q4x",
                     *         "areaCode": "310115",
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EnterpriseDetail"];
                    };
                };
            };
            /** @description Refused with REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The logo's address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "logo": "/api/files/logo/ent-7k2m9q4x/Zm9yLWV4YW1wbGUtMTYuYg.webp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Logo"];
                    };
                };
            };
            /** @description Refused with PICTURE_UNREADABLE (returnCode 2076, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The enterprise's uid */
                enterpriseUid: components["schemas"]["Uid"];
                /**
                 * @description Part of the address that the upload answered
                 * @example Zm9yLWV4YW1wbGUtMTYuYg.webp
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, which never changes under this address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setUpEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseName": "远航科技有限公司",
                 *       "displayName": "孙磊",
                 *       "email": "sun.lei@yuanhang.example",
                 *       "password": "春江潮水连海平，2026年",
                 *       "setupCode": "KMRT-WXHP-DGQN-BVCS"
                 *     }
                 */
                "application/json": components["schemas"]["EnterpriseSetup"];
            };
        };
        responses: {
            /** @description Where to go now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "returnUrl": "/manage.html#/manage"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused with ALREADY_SET_UP (returnCode 2012, HTTP 409), SETUP_CODE_WRONG (returnCode 2019, HTTP 422), SIGN_IN_THROTTLED (returnCode 2011, HTTP 429), WEAK_PASSWORD (returnCode 2014, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Only these */
                status?: components["schemas"]["JobStatus"];
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "kind" | "status" | "createdAt";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["orderDown"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7301444403209001,
                     *             "kind": "employeeImport",
                     *             "about": "",
                     *             "format": null,
                     *             "status": "done",
                     *             "total": 300,
                     *             "done": 300,
                     *             "message": "已导入 298 人,2 行有误",
                     *             "result": {
                     *               "created": 296,
                     *               "updated": 2,
                     *               "skipped": 0,
                     *               "failed": []
                     *             },
                     *             "createdAt": "2026-03-02T01:30:00.000Z",
                     *             "createdBy": "孙磊",
                     *             "createdByNameMark": "",
                     *             "hasFile": false,
                     *             "secondsLeft": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["JobPage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403209001,
                     *         "kind": "employeeImport",
                     *         "about": "",
                     *         "format": null,
                     *         "status": "done",
                     *         "total": 300,
                     *         "done": 300,
                     *         "message": "已导入 298 人,2 行有误",
                     *         "result": {
                     *           "created": 296,
                     *           "updated": 2,
                     *           "skipped": 0,
                     *           "failed": [
                     *             {
                     *               "row": 17,
                     *               "field": "email",
                     *               "message": "邮箱格式不正确"
                     *             },
                     *             {
                     *               "row": 204,
                     *               "field": "displayName",
                     *               "message": "姓名不能为空"
                     *             }
                     *           ]
                     *         },
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "createdBy": "孙磊",
                     *         "createdByNameMark": "",
                     *         "hasFile": false,
                     *         "secondsLeft": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Job"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403209001,
                     *         "kind": "employeeImport",
                     *         "about": "",
                     *         "format": null,
                     *         "status": "cancelled",
                     *         "total": 300,
                     *         "done": 120,
                     *         "message": "已取消,前 120 行已导入",
                     *         "result": {
                     *           "created": 120,
                     *           "updated": 0,
                     *           "skipped": 0,
                     *           "failed": []
                     *         },
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "createdBy": "孙磊",
                     *         "createdByNameMark": "",
                     *         "hasFile": false,
                     *         "secondsLeft": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Job"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "employees",
                 *       "format": "xlsx",
                 *       "filter": {
                 *         "kw": "李"
                 *       },
                 *       "sort": "displayName",
                 *       "order": "asc",
                 *       "language": "zh"
                 *     }
                 */
                "application/json": components["schemas"]["ExportOrder"];
            };
        };
        responses: {
            /** @description The job that makes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "jobId": 7301444403209001
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ExportStarted"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The job's id */
                jobId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark, XLSX, or a ZIP of several files */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 姓名,邮箱,工号
                     *     孙磊,sun.lei@yuanhang.example,E01001
                     */
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/zip": string;
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), EXPORT_NOT_READY (returnCode 2081, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getScoreArithmetic: {
        parameters: {
            query?: {
                /** @description A dimension of the questionnaire; without it the overall score alone */
                dimensionId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "isExact": false,
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "3-4",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000003",
                     *             "kind": "subordinate",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "hidden",
                     *             "raterCount": "<3",
                     *             "weight": null
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": null
                     *           }
                     *         ],
                     *         "overall": {
                     *           "result": 77.5,
                     *           "slack": 0.05,
                     *           "figure": 77.5,
                     *           "terms": [
                     *             {
                     *               "dimensionId": 7304100001,
                     *               "name": "引领变革",
                     *               "value": 77.5,
                     *               "share": 100
                     *             }
                     *           ]
                     *         },
                     *         "dimension": {
                     *           "dimensionId": 7304100001,
                     *           "name": "引领变革",
                     *           "result": 77.5,
                     *           "slack": 0.5,
                     *           "figure": 77.5,
                     *           "terms": [
                     *             {
                     *               "questionId": 7303200001,
                     *               "value": 75,
                     *               "share": 50
                     *             },
                     *             {
                     *               "questionId": 7303200002,
                     *               "value": 80,
                     *               "share": 50
                     *             }
                     *           ],
                     *           "questions": [
                     *             {
                     *               "questionId": 7303200001,
                     *               "title": "能够清楚地说明团队的目标",
                     *               "maximum": 5,
                     *               "result": 3.75,
                     *               "slack": 0.05,
                     *               "figure": 3.8,
                     *               "terms": [
                     *                 {
                     *                   "levelKey": "level:7305000001",
                     *                   "value": 4,
                     *                   "share": 50,
                     *                   "answers": null
                     *                 },
                     *                 {
                     *                   "levelKey": "level:7305000002",
                     *                   "value": 3.5,
                     *                   "share": 50,
                     *                   "answers": null
                     *                 }
                     *               ],
                     *               "percent": {
                     *                 "result": 76,
                     *                 "slack": 1,
                     *                 "figure": 75
                     *               }
                     *             },
                     *             {
                     *               "questionId": 7303200002,
                     *               "title": "主动推动流程改进",
                     *               "maximum": 5,
                     *               "result": 4,
                     *               "slack": 0.05,
                     *               "figure": 4,
                     *               "terms": [
                     *                 {
                     *                   "levelKey": "level:7305000001",
                     *                   "value": 4,
                     *                   "share": 50,
                     *                   "answers": null
                     *                 },
                     *                 {
                     *                   "levelKey": "level:7305000002",
                     *                   "value": 4,
                     *                   "share": 50,
                     *                   "answers": null
                     *                 }
                     *               ],
                     *               "percent": {
                     *                 "result": 80,
                     *                 "slack": 1,
                     *                 "figure": 80
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ScoreArithmetic"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getPersonalStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "5-9",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000003",
                     *             "kind": "subordinate",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "hidden",
                     *             "raterCount": "<3",
                     *             "weight": null
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": null
                     *           }
                     *         ],
                     *         "floor": 5,
                     *         "evaluatees": 6,
                     *         "percent": 77.5,
                     *         "norm": 80.4,
                     *         "band": {
                     *           "low": 70.1,
                     *           "high": 84.9
                     *         },
                     *         "compared": 1,
                     *         "marked": 1,
                     *         "byChance": 0.1,
                     *         "previous": {
                     *           "id": 7302100000,
                     *           "title": "2025 年度管理者 360° 评估",
                     *           "finishedAt": "2025-12-18T03:00:00.000Z"
                     *         },
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革",
                     *             "percent": 77.5,
                     *             "othersPercent": 76,
                     *             "selfPercent": 90,
                     *             "lowest": 20,
                     *             "norm": 78.4,
                     *             "band": {
                     *               "low": 70.1,
                     *               "high": 84.9
                     *             },
                     *             "othersBand": {
                     *               "low": 69.2,
                     *               "high": 82.8
                     *             },
                     *             "gap": -14,
                     *             "isMarked": true,
                     *             "line": {
                     *               "mean": 77.9,
                     *               "margin": 4.2
                     *             },
                     *             "quadrant": null,
                     *             "change": {
                     *               "before": 71.3,
                     *               "now": 77.5,
                     *               "difference": 6.2,
                     *               "isMarked": false,
                     *               "levelKeys": null
                     *             },
                     *             "rows": [
                     *               {
                     *                 "levelKey": "level:7305000001",
                     *                 "band": null,
                     *                 "deviation": null,
                     *                 "agreement": null
                     *               },
                     *               {
                     *                 "levelKey": "level:7305000002",
                     *                 "band": {
                     *                   "low": 68.4,
                     *                   "high": 81.6
                     *                 },
                     *                 "deviation": 14.2,
                     *                 "agreement": 0.72
                     *               },
                     *               {
                     *                 "levelKey": "level:7305000003",
                     *                 "band": null,
                     *                 "deviation": null,
                     *                 "agreement": null
                     *               },
                     *               {
                     *                 "levelKey": "level:7305000004",
                     *                 "band": null,
                     *                 "deviation": null,
                     *                 "agreement": null
                     *               }
                     *             ],
                     *             "single": 0.29,
                     *             "reliability": 0.76,
                     *             "consistency": {
                     *               "alpha": 0.84,
                     *               "complete": 41,
                     *               "forms": 44
                     *             }
                     *           }
                     *         ],
                     *         "highest": [
                     *           {
                     *             "questionId": 7303200002,
                     *             "title": "主动推动流程改进",
                     *             "dimensionId": 7304100001,
                     *             "percent": 80
                     *           }
                     *         ],
                     *         "lowest": [
                     *           {
                     *             "questionId": 7303200001,
                     *             "title": "能够清楚地说明团队的目标",
                     *             "dimensionId": 7304100001,
                     *             "percent": 75
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PersonalStatistics"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getQuestionStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Question by question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "5-9",
                     *             "weight": 50
                     *           }
                     *         ],
                     *         "floor": 5,
                     *         "questions": [
                     *           {
                     *             "questionId": 7303200001,
                     *             "title": "能够清楚地说明团队的目标",
                     *             "labels": [
                     *               "1",
                     *               "2",
                     *               "3",
                     *               "4",
                     *               "5"
                     *             ],
                     *             "hidden": false,
                     *             "rows": [
                     *               {
                     *                 "levelKey": "level:7305000001",
                     *                 "raters": "1",
                     *                 "mean": 4,
                     *                 "deviation": null,
                     *                 "agreement": null,
                     *                 "shares": [
                     *                   0,
                     *                   0,
                     *                   0,
                     *                   100,
                     *                   0
                     *                 ]
                     *               },
                     *               {
                     *                 "levelKey": "level:7305000002",
                     *                 "raters": "5-9",
                     *                 "mean": 3.5,
                     *                 "deviation": 0.8,
                     *                 "agreement": 0.67,
                     *                 "shares": [
                     *                   0,
                     *                   0,
                     *                   60,
                     *                   40,
                     *                   0
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionStatistics"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listQuestionnaires: {
        parameters: {
            query?: {
                /** @description Words in the title, its pinyin or initials, or in a tag */
                keyword?: string;
                /** @description Only this processStatus, or only those that are disabled */
                status?: components["schemas"]["QuestionnaireStatusFilter"];
                /** @description Only questionnaires that carry every one of these tags */
                tags?: string[];
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "title" | "type" | "processStatus" | "createdAt" | "publishedAt" | "finishedAt" | "deadline";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["orderDown"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questionnaires */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7301444403300001,
                     *             "uid": "q-5f8k2m7x9c",
                     *             "title": "2026 年度中层管理者 360° 评估",
                     *             "summary": "请结合过去一年的实际合作情况作答",
                     *             "type": 2,
                     *             "processStatus": 30,
                     *             "disableStatus": 0,
                     *             "paperDataValid": true,
                     *             "hasDimensionReport": true,
                     *             "invalidDatas": [
                     *               {
                     *                 "dataType": 10,
                     *                 "valid": true
                     *               },
                     *               {
                     *                 "dataType": 20,
                     *                 "valid": true
                     *               },
                     *               {
                     *                 "dataType": 11,
                     *                 "valid": true
                     *               },
                     *               {
                     *                 "dataType": 30,
                     *                 "valid": true
                     *               },
                     *               {
                     *                 "dataType": 32,
                     *                 "valid": true
                     *               }
                     *             ],
                     *             "version": 7,
                     *             "createdAt": "2026-03-02T01:30:00.000Z",
                     *             "publishedAt": "2026-03-09T02:00:00.000Z",
                     *             "finishedAt": null,
                     *             "closingSince": null,
                     *             "closingPercent": null,
                     *             "closingFailures": 0,
                     *             "peopleJobId": null,
                     *             "opensByProvider": false,
                     *             "deadline": "2026-03-23T16:00:00.000Z",
                     *             "tags": [
                     *               "年度评估",
                     *               "管理者"
                     *             ],
                     *             "evaluateeCount": 24,
                     *             "raterCount": 212,
                     *             "submittedCount": 131
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnairePage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 2,
                 *       "title": "2026 年度中层管理者 360° 评估",
                 *       "summary": ""
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireCreate"];
            };
        };
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300002,
                     *         "uid": "q-2c6v9b1n4z",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "",
                     *         "type": 2,
                     *         "processStatus": 10,
                     *         "disableStatus": 0,
                     *         "paperDataValid": false,
                     *         "hasDimensionReport": false,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": null,
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": null,
                     *         "tags": [],
                     *         "evaluateeCount": 0,
                     *         "raterCount": 0,
                     *         "submittedCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    countQuestionnaires: {
        parameters: {
            query?: {
                /** @description Words in the title, its pinyin or initials, or in a tag */
                keyword?: string;
                /** @description Only questionnaires that carry every one of these tags */
                tags?: string[];
                /** @description When the caller's day began; without it the day is that of UTC */
                dayStart?: string;
                /** @description When the caller's day ends; without it a day after dayStart */
                dayEnd?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "counts": {
                     *           "10": 4,
                     *           "20": 1,
                     *           "30": 2,
                     *           "40": 9,
                     *           "disabled": 1
                     *         },
                     *         "all": 16,
                     *         "closingToday": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireCounts"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300001,
                     *         "uid": "q-5f8k2m7x9c",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "type": 2,
                     *         "processStatus": 30,
                     *         "disableStatus": 0,
                     *         "paperDataValid": true,
                     *         "hasDimensionReport": true,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 7,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": "2026-03-09T02:00:00.000Z",
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "tags": [
                     *           "年度评估",
                     *           "管理者"
                     *         ],
                     *         "evaluateeCount": 24,
                     *         "raterCount": 212,
                     *         "submittedCount": 131
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveQuestionnaireDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "2026 年度中层管理者 360° 评估",
                 *       "setting": {
                 *         "allowUnable": true
                 *       },
                 *       "style": {
                 *         "accentColor": "#2f6f62"
                 *       },
                 *       "version": 482913377
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireDetailsSave"];
            };
        };
        responses: {
            /** @description All of it as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "questionnaire": {
                     *           "id": 7301444403300002,
                     *           "uid": "q-2c6v9b1n4z",
                     *           "title": "2026 年度中层管理者 360° 评估",
                     *           "summary": "",
                     *           "type": 2,
                     *           "processStatus": 10,
                     *           "disableStatus": 0,
                     *           "paperDataValid": false,
                     *           "hasDimensionReport": false,
                     *           "invalidDatas": [
                     *             {
                     *               "dataType": 10,
                     *               "valid": false
                     *             },
                     *             {
                     *               "dataType": 20,
                     *               "valid": false
                     *             },
                     *             {
                     *               "dataType": 11,
                     *               "valid": true
                     *             },
                     *             {
                     *               "dataType": 30,
                     *               "valid": false
                     *             },
                     *             {
                     *               "dataType": 32,
                     *               "valid": true
                     *             }
                     *           ],
                     *           "version": 1,
                     *           "createdAt": "2026-03-02T01:30:00.000Z",
                     *           "publishedAt": null,
                     *           "finishedAt": null,
                     *           "closingSince": null,
                     *           "closingPercent": null,
                     *           "closingFailures": 0,
                     *           "peopleJobId": null,
                     *           "opensByProvider": false,
                     *           "deadline": null,
                     *           "tags": [],
                     *           "evaluateeCount": 0,
                     *           "raterCount": 0,
                     *           "submittedCount": 0
                     *         },
                     *         "setting": {
                     *           "scoreFloor": 3,
                     *           "commentFloor": 5,
                     *           "exemptLevelTypes": [
                     *             "superior",
                     *             "self"
                     *           ],
                     *           "pooling": true,
                     *           "superiorReads": false,
                     *           "allowUnable": true,
                     *           "deadline": null,
                     *           "maximumRatersPerLevel": 6,
                     *           "welcomeText": "感谢您抽出时间参与",
                     *           "thanksText": "感谢您的反馈",
                     *           "language": "zh"
                     *         },
                     *         "style": {
                     *           "accentColor": "#2f6f62",
                     *           "logo": "",
                     *           "coverText": "以坦诚成就彼此"
                     *         },
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireDetails"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getQuestionnaireDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "questionnaire": {
                     *           "id": 7301444403300002,
                     *           "uid": "q-2c6v9b1n4z",
                     *           "title": "2026 年度中层管理者 360° 评估",
                     *           "summary": "",
                     *           "type": 2,
                     *           "processStatus": 10,
                     *           "disableStatus": 0,
                     *           "paperDataValid": false,
                     *           "hasDimensionReport": false,
                     *           "invalidDatas": [
                     *             {
                     *               "dataType": 10,
                     *               "valid": false
                     *             },
                     *             {
                     *               "dataType": 20,
                     *               "valid": false
                     *             },
                     *             {
                     *               "dataType": 11,
                     *               "valid": true
                     *             },
                     *             {
                     *               "dataType": 30,
                     *               "valid": false
                     *             },
                     *             {
                     *               "dataType": 32,
                     *               "valid": true
                     *             }
                     *           ],
                     *           "version": 1,
                     *           "createdAt": "2026-03-02T01:30:00.000Z",
                     *           "publishedAt": null,
                     *           "finishedAt": null,
                     *           "closingSince": null,
                     *           "closingPercent": null,
                     *           "closingFailures": 0,
                     *           "peopleJobId": null,
                     *           "opensByProvider": false,
                     *           "deadline": null,
                     *           "tags": [],
                     *           "evaluateeCount": 0,
                     *           "raterCount": 0,
                     *           "submittedCount": 0
                     *         },
                     *         "setting": {
                     *           "scoreFloor": 3,
                     *           "commentFloor": 5,
                     *           "exemptLevelTypes": [
                     *             "superior",
                     *             "self"
                     *           ],
                     *           "pooling": true,
                     *           "superiorReads": false,
                     *           "allowUnable": true,
                     *           "deadline": null,
                     *           "maximumRatersPerLevel": 6,
                     *           "welcomeText": "感谢您抽出时间参与",
                     *           "thanksText": "感谢您的反馈",
                     *           "language": "zh"
                     *         },
                     *         "style": {
                     *           "accentColor": "#2f6f62",
                     *           "logo": "",
                     *           "coverText": "以坦诚成就彼此"
                     *         },
                     *         "version": 482913377
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireDetails"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300002,
                     *         "uid": "q-2c6v9b1n4z",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "",
                     *         "type": 2,
                     *         "processStatus": 10,
                     *         "disableStatus": 0,
                     *         "paperDataValid": false,
                     *         "hasDimensionReport": false,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": null,
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": null,
                     *         "tags": [],
                     *         "evaluateeCount": 0,
                     *         "raterCount": 0,
                     *         "submittedCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    disableQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300001,
                     *         "uid": "q-5f8k2m7x9c",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "type": 2,
                     *         "processStatus": 30,
                     *         "disableStatus": 1,
                     *         "paperDataValid": true,
                     *         "hasDimensionReport": true,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 7,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": "2026-03-09T02:00:00.000Z",
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "tags": [
                     *           "年度评估",
                     *           "管理者"
                     *         ],
                     *         "evaluateeCount": 24,
                     *         "raterCount": 212,
                     *         "submittedCount": 131
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    enableQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300001,
                     *         "uid": "q-5f8k2m7x9c",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "type": 2,
                     *         "processStatus": 30,
                     *         "disableStatus": 0,
                     *         "paperDataValid": true,
                     *         "hasDimensionReport": true,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 7,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": "2026-03-09T02:00:00.000Z",
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "tags": [
                     *           "年度评估",
                     *           "管理者"
                     *         ],
                     *         "evaluateeCount": 24,
                     *         "raterCount": 212,
                     *         "submittedCount": 131
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateQuestionnaireBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 2,
                 *       "title": "2026 年度中层管理者 360° 评估",
                 *       "summary": ""
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireBase"];
            };
        };
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300002,
                     *         "uid": "q-2c6v9b1n4z",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "",
                     *         "type": 2,
                     *         "processStatus": 10,
                     *         "disableStatus": 0,
                     *         "paperDataValid": false,
                     *         "hasDimensionReport": false,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": null,
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": null,
                     *         "tags": [],
                     *         "evaluateeCount": 0,
                     *         "raterCount": 0,
                     *         "submittedCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getQuestionnaireConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings and appearance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "settingConfig": "{\"scoreFloor\":3,\"commentFloor\":5,\"exemptLevelTypes\":[\"superior\",\"self\"],\"pooling\":true,\"superiorReads\":false,\"allowUnable\":true,\"deadline\":\"2026-03-23T16:00:00.000Z\",\"maximumRatersPerLevel\":6,\"welcomeText\":\"感谢您抽出时间参与\",\"thanksText\":\"感谢您的反馈\",\"language\":\"zh\"}",
                     *         "styleConfig": "{\"accentColor\":\"#2f6f62\",\"logo\":\"\",\"coverText\":\"以坦诚成就彼此\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireConfig"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateQuestionnaireConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "styleConfig": "{\"accentColor\":\"#2f6f62\",\"logo\":\"\",\"coverText\":\"以坦诚成就彼此\"}"
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireConfigUpdate"];
            };
        };
        responses: {
            /** @description Settings and appearance as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "settingConfig": "{\"scoreFloor\":3,\"commentFloor\":5,\"exemptLevelTypes\":[\"superior\",\"self\"],\"pooling\":true,\"superiorReads\":false,\"allowUnable\":true,\"deadline\":\"2026-03-23T16:00:00.000Z\",\"maximumRatersPerLevel\":6,\"welcomeText\":\"感谢您抽出时间参与\",\"thanksText\":\"感谢您的反馈\",\"language\":\"zh\"}",
                     *         "styleConfig": "{\"accentColor\":\"#2f6f62\",\"logo\":\"\",\"coverText\":\"以坦诚成就彼此\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireConfig"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), REFERENCE_UNKNOWN (returnCode 2070, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    publishQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire, now collecting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300001,
                     *         "uid": "q-5f8k2m7x9c",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "type": 2,
                     *         "processStatus": 30,
                     *         "disableStatus": 0,
                     *         "paperDataValid": true,
                     *         "hasDimensionReport": true,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 7,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": "2026-03-09T02:00:00.000Z",
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "tags": [
                     *           "年度评估",
                     *           "管理者"
                     *         ],
                     *         "evaluateeCount": 24,
                     *         "raterCount": 212,
                     *         "submittedCount": 131
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), NOT_READY (returnCode 2030, HTTP 409), PAPER_INVALID (returnCode 2035, HTTP 422), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    finishQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire, finished or closing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300001,
                     *         "uid": "q-5f8k2m7x9c",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "type": 2,
                     *         "processStatus": 40,
                     *         "disableStatus": 0,
                     *         "paperDataValid": true,
                     *         "hasDimensionReport": true,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 7,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": "2026-03-09T02:00:00.000Z",
                     *         "finishedAt": "2026-03-24T01:00:00.000Z",
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "tags": [
                     *           "年度评估",
                     *           "管理者"
                     *         ],
                     *         "evaluateeCount": 24,
                     *         "raterCount": 212,
                     *         "submittedCount": 198
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with NOT_COLLECTING (returnCode 2032, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    copyQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "paper": true,
                 *         "dimensions": true,
                 *         "settings": true,
                 *         "relations": false
                 *       },
                 *       "title": "管理者360度评估(秋季)",
                 *       "type": 2
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireCopy"];
            };
        };
        responses: {
            /** @description The copy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300002,
                     *         "uid": "q-2c6v9b1n4z",
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "",
                     *         "type": 2,
                     *         "processStatus": 10,
                     *         "disableStatus": 0,
                     *         "paperDataValid": false,
                     *         "hasDimensionReport": false,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": null,
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": null,
                     *         "tags": [],
                     *         "evaluateeCount": 0,
                     *         "raterCount": 0,
                     *         "submittedCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getQuestionnaireSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "scoreFloor": 3,
                     *         "commentFloor": 5,
                     *         "exemptLevelTypes": [
                     *           "superior",
                     *           "self"
                     *         ],
                     *         "pooling": true,
                     *         "superiorReads": false,
                     *         "allowUnable": true,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "maximumRatersPerLevel": 6,
                     *         "welcomeText": "感谢您抽出时间参与",
                     *         "thanksText": "感谢您的反馈",
                     *         "language": "zh"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireSetting"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveQuestionnaireSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scoreFloor": 3,
                 *       "commentFloor": 5,
                 *       "exemptLevelTypes": [
                 *         "superior",
                 *         "self"
                 *       ],
                 *       "pooling": true,
                 *       "superiorReads": false,
                 *       "allowUnable": true,
                 *       "deadline": "2026-03-23T16:00:00.000Z",
                 *       "maximumRatersPerLevel": 6,
                 *       "welcomeText": "感谢您抽出时间参与",
                 *       "thanksText": "感谢您的反馈",
                 *       "language": "zh"
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSetting"];
            };
        };
        responses: {
            /** @description The settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "scoreFloor": 3,
                     *         "commentFloor": 5,
                     *         "exemptLevelTypes": [
                     *           "superior",
                     *           "self"
                     *         ],
                     *         "pooling": true,
                     *         "superiorReads": false,
                     *         "allowUnable": true,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "maximumRatersPerLevel": 6,
                     *         "welcomeText": "感谢您抽出时间参与",
                     *         "thanksText": "感谢您的反馈",
                     *         "language": "zh"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireSetting"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveQuestionnaireSettingUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "allowUnable",
                 *       "value": true
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSettingUnit"];
            };
        };
        responses: {
            /** @description The settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "scoreFloor": 3,
                     *         "commentFloor": 5,
                     *         "exemptLevelTypes": [
                     *           "superior",
                     *           "self"
                     *         ],
                     *         "pooling": true,
                     *         "superiorReads": false,
                     *         "allowUnable": true,
                     *         "deadline": "2026-03-23T16:00:00.000Z",
                     *         "maximumRatersPerLevel": 6,
                     *         "welcomeText": "感谢您抽出时间参与",
                     *         "thanksText": "感谢您的反馈",
                     *         "language": "zh"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnaireSetting"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description What the tags are bound to */
                useType?: "QUESTIONNAIRE";
                /** @description Part of the name, its pinyin or initials */
                kw?: string;
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "name" | "questionnaireCount";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7301444403400001,
                     *           "name": "管理者",
                     *           "useType": "QUESTIONNAIRE",
                     *           "questionnaireCount": 3
                     *         },
                     *         {
                     *           "id": 7301444403400002,
                     *           "name": "年度评估",
                     *           "useType": "QUESTIONNAIRE",
                     *           "questionnaireCount": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["TagList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    renameTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "年度评估",
                 *       "newName": "年度 360 评估"
                 *     }
                 */
                "application/json": components["schemas"]["TagRename"];
            };
        };
        responses: {
            /** @description The tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403400002,
                     *         "name": "年度 360 评估",
                     *         "useType": "QUESTIONNAIRE",
                     *         "questionnaireCount": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Tag"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), NAME_TAKEN (returnCode 2052, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bindTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "objectId": 7301444403300001,
                 *       "useType": "QUESTIONNAIRE",
                 *       "tagNames": [
                 *         "管理者",
                 *         "年度评估"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TagBinding"];
            };
        };
        responses: {
            /** @description The object's tags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7301444403400001,
                     *           "name": "管理者",
                     *           "useType": "QUESTIONNAIRE",
                     *           "questionnaireCount": 3
                     *         },
                     *         {
                     *           "id": 7301444403400002,
                     *           "name": "年度评估",
                     *           "useType": "QUESTIONNAIRE",
                     *           "questionnaireCount": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["TagList"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkDeleteQuestionnaires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "keyword": "年度",
                 *         "status": 10
                 *       },
                 *       "expectedCount": 2
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403300001
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRestoreQuestionnaires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403300001,
                 *         7301444403300002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403300002
                     *         ],
                     *         "skipped": [
                     *           {
                     *             "id": 7301444403300001,
                     *             "name": "2026 年度评估",
                     *             "returnCode": 2040,
                     *             "message": "超出授权人数。"
                     *           }
                     *         ],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkDisableQuestionnaires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403300001,
                 *         7301444403300002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403300001
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkEnableQuestionnaires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403300001,
                 *         7301444403300002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403300001
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkTagQuestionnaires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403300001,
                 *         7301444403300002
                 *       ],
                 *       "tagNames": [
                 *         "年度评估"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireTagging"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403300001,
                     *           7301444403300002
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null,
                     *         "previous": [
                     *           {
                     *             "tagName": "年度评估",
                     *             "ids": [
                     *               7301444403300001,
                     *               7301444403300002
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnairesTagged"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkUntagQuestionnaires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "previous": [
                 *         {
                 *           "tagName": "年度评估",
                 *           "ids": [
                 *             7301444403300001
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireTagging"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403300001,
                     *           7301444403300002
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null,
                     *         "previous": [
                     *           {
                     *             "tagName": "年度评估",
                     *             "ids": [
                     *               7301444403300001,
                     *               7301444403300002
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionnairesTagged"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkDeleteTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "年度评估"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           "年度评估"
                     *         ],
                     *         "removed": [
                     *           {
                     *             "name": "年度评估",
                     *             "questionnaireIds": [
                     *               7301444403300001
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["TagsRemoved"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRestoreTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "removed": [
                 *         {
                 *           "name": "年度评估",
                 *           "questionnaireIds": [
                 *             7301444403300001
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsRestore"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           "年度评估"
                     *         ],
                     *         "removed": [
                     *           {
                     *             "name": "年度评估",
                     *             "questionnaireIds": [
                     *               7301444403300001
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["TagsRemoved"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listEvaluatees: {
        parameters: {
            query?: {
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page; the relation matrix reads up to 100000 at once */
                pageSize?: number;
                /** @description Whether rows carry their raters; otherwise valuers is empty */
                containValuer?: boolean;
                /** @description Part of the evaluatee's name, its pinyin or initials, the e-mail address or the number */
                kw?: string;
                /** @description The property the list is ordered by, id for the order they were added in; ties end with the id */
                sort?: "id" | "evaluateName" | "evaluateEmail" | "departName";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evaluatees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 7305100001,
                     *             "employeeId": 7301000011,
                     *             "evaluateName": "何晓明",
                     *             "nameMark": "",
                     *             "evaluateEmail": "he.xiaoming@yuanhang.example",
                     *             "evaluateMobile": "10088879856",
                     *             "departName": "产品部",
                     *             "valuers": [
                     *               {
                     *                 "participantRelationId": 7305200001,
                     *                 "valuerId": 7301000010,
                     *                 "valuerName": "曾磊",
                     *                 "valuerNameMark": "",
                     *                 "levelId": 7305000001
                     *               },
                     *               {
                     *                 "participantRelationId": 7305200002,
                     *                 "valuerId": 7301000012,
                     *                 "valuerName": "孙洋",
                     *                 "valuerNameMark": "",
                     *                 "levelId": 7305000002
                     *               },
                     *               {
                     *                 "participantRelationId": 7305200003,
                     *                 "valuerId": 7301000013,
                     *                 "valuerName": "欧阳超",
                     *                 "valuerNameMark": "",
                     *                 "levelId": 7305000002
                     *               },
                     *               {
                     *                 "participantRelationId": 7305200004,
                     *                 "valuerId": 7301000011,
                     *                 "valuerName": "何晓明",
                     *                 "valuerNameMark": "",
                     *                 "levelId": 7305000004
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 7305100002,
                     *             "employeeId": 7301000012,
                     *             "evaluateName": "孙洋",
                     *             "nameMark": "",
                     *             "evaluateEmail": "sun.yang@yuanhang.example",
                     *             "evaluateMobile": "",
                     *             "departName": "产品部",
                     *             "valuers": []
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EvaluateePage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    addEvaluatees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employeeIds": [
                 *         7301000011,
                 *         7301000012,
                 *         7301000013
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateesAdd"];
            };
        };
        responses: {
            /** @description How many were added, and how many were there already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "added": 2,
                     *         "skipped": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EvaluateesAdded"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    removeEvaluatee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The evaluatee row's id */
                evaluateeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluatee is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), ALREADY_SENT (returnCode 2060, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getEvaluateeTotals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "evaluateeCount": 12,
                     *         "raterCount": 46,
                     *         "relationCount": 131,
                     *         "withoutRaterCount": 1,
                     *         "withoutDoorCount": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EvaluateeTotals"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listRaterChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "id": 7305300001,
                     *           "at": "2026-03-02T02:10:00.000Z",
                     *           "name": "曾磊",
                     *           "nameMark": "",
                     *           "added": 2,
                     *           "removed": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RaterChanges"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listEvaluateeEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ids and names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "evaluateeId": 7305100001,
                     *           "employeeId": 7301000011,
                     *           "name": "何晓明"
                     *         },
                     *         {
                     *           "evaluateeId": 7305100002,
                     *           "employeeId": 7301000012,
                     *           "name": "孙洋"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EvaluateeEmployeeList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveEvaluateeRaters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "evaluateeId": 7305100002,
                 *       "valuers": [
                 *         {
                 *           "valuerId": 7301000010,
                 *           "levelId": 7305000001
                 *         },
                 *         {
                 *           "valuerId": 7301000011,
                 *           "levelId": 7305000002
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateeRatersSave"];
            };
        };
        responses: {
            /** @description The evaluatee with his raters after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7305100002,
                     *         "employeeId": 7301000012,
                     *         "evaluateName": "孙洋",
                     *         "nameMark": "",
                     *         "evaluateEmail": "sun.yang@yuanhang.example",
                     *         "evaluateMobile": "",
                     *         "departName": "产品部",
                     *         "valuers": [
                     *           {
                     *             "participantRelationId": 7305200005,
                     *             "valuerId": 7301000010,
                     *             "valuerName": "曾磊",
                     *             "valuerNameMark": "",
                     *             "levelId": 7305000001
                     *           },
                     *           {
                     *             "participantRelationId": 7305200006,
                     *             "valuerId": 7301000011,
                     *             "valuerName": "何晓明",
                     *             "valuerNameMark": "",
                     *             "levelId": 7305000002
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Evaluatee"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), ALREADY_SENT (returnCode 2060, HTTP 409), NEWCOMERS_REFUSED (returnCode 2067, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "levelId": 7305000002,
                 *       "valuerIds": [
                 *         7301000012,
                 *         7301000013
                 *       ],
                 *       "evaluateeIds": [
                 *         7305100001,
                 *         7305100002
                 *       ],
                 *       "addType": 1,
                 *       "isSyncAll": false,
                 *       "isExcludeEvaluatee": true
                 *     }
                 */
                "application/json": components["schemas"]["ParticipantsUpdate"];
            };
        };
        responses: {
            /** @description How many relations were added, removed and left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "added": 3,
                     *         "removed": 0,
                     *         "skipped": 1,
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ParticipantsUpdated"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), NEWCOMERS_REFUSED (returnCode 2067, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    autobindParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "participantLevelCodes": [
                 *         "superior",
                 *         "sameLevel",
                 *         "subordinate",
                 *         "self"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AutobindRequest"];
            };
        };
        responses: {
            /** @description What was added, and what could not be found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "added": 94,
                     *         "perLevel": [
                     *           {
                     *             "levelId": 7305000001,
                     *             "levelType": "superior",
                     *             "added": 11
                     *           },
                     *           {
                     *             "levelId": 7305000002,
                     *             "levelType": "sameLevel",
                     *             "added": 49
                     *           },
                     *           {
                     *             "levelId": 7305000003,
                     *             "levelType": "subordinate",
                     *             "added": 22
                     *           },
                     *           {
                     *             "levelId": 7305000004,
                     *             "levelType": "self",
                     *             "added": 12
                     *           }
                     *         ],
                     *         "missing": [
                     *           {
                     *             "evaluateeId": 7305100001,
                     *             "levelType": "subordinate"
                     *           },
                     *           {
                     *             "evaluateeId": 7305100003,
                     *             "levelType": "superior"
                     *           }
                     *         ],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["AutobindResult"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), NEWCOMERS_REFUSED (returnCode 2067, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "participantRelationIds": [
                 *         7305200003
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ParticipantsDelete"];
            };
        };
        responses: {
            /** @description How many relations were removed and how many had to stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "removed": 1,
                     *         "skipped": 0,
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ParticipantsDeleted"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), ALREADY_SENT (returnCode 2060, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    updateRelationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "levelId": 7305000005,
                 *       "open": false
                 *     }
                 */
                "application/json": components["schemas"]["RelationLevelUpdate"];
            };
        };
        responses: {
            /** @description The level after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levelId": 7305000005,
                     *         "levelType": "custom",
                     *         "levelName": "内部客户",
                     *         "open": false,
                     *         "weight": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RelationLevel"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), NAME_TAKEN (returnCode 2052, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createRelationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "levelName": "内部客户",
                 *       "open": true
                 *     }
                 */
                "application/json": components["schemas"]["RelationLevelCreate"];
            };
        };
        responses: {
            /** @description The new level */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levelId": 7305000005,
                     *         "levelType": "custom",
                     *         "levelName": "内部客户",
                     *         "open": true,
                     *         "weight": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RelationLevel"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), NAME_TAKEN (returnCode 2052, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteRelationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The level's id */
                levelId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The level is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getLevelWeight: {
        parameters: {
            query?: {
                /** @description The level's id; the first level when left out */
                levelId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weight */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levelId": 7305000001,
                     *         "weight": 40
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["LevelWeight"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setLevelWeight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "levelId": 7305000001,
                 *       "weight": 40
                 *     }
                 */
                "application/json": components["schemas"]["LevelWeightChange"];
            };
        };
        responses: {
            /** @description The weight after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levelId": 7305000001,
                     *         "weight": 40
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["LevelWeight"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), WEIGHTS_NOT_100 (returnCode 2036, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listRelationLevels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "levelId": 7305000001,
                     *           "levelType": "superior",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 40
                     *         },
                     *         {
                     *           "levelId": 7305000002,
                     *           "levelType": "sameLevel",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 30
                     *         },
                     *         {
                     *           "levelId": 7305000003,
                     *           "levelType": "subordinate",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 30
                     *         },
                     *         {
                     *           "levelId": 7305000004,
                     *           "levelType": "self",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RelationLevelList"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setLevelWeights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "weights": [
                 *         {
                 *           "levelId": 7305000001,
                 *           "weight": 40
                 *         },
                 *         {
                 *           "levelId": 7305000002,
                 *           "weight": 30
                 *         },
                 *         {
                 *           "levelId": 7305000003,
                 *           "weight": 30
                 *         },
                 *         {
                 *           "levelId": 7305000004,
                 *           "weight": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LevelWeights"];
            };
        };
        responses: {
            /** @description The levels after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "levelId": 7305000001,
                     *           "levelType": "superior",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 40
                     *         },
                     *         {
                     *           "levelId": 7305000002,
                     *           "levelType": "sameLevel",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 30
                     *         },
                     *         {
                     *           "levelId": 7305000003,
                     *           "levelType": "subordinate",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 30
                     *         },
                     *         {
                     *           "levelId": 7305000004,
                     *           "levelType": "self",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RelationLevelList"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), WEIGHTS_NOT_100 (returnCode 2036, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRemoveEvaluatees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7305100001,
                 *         7305100002
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateeSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7305100002
                     *         ],
                     *         "skipped": [
                     *           {
                     *             "id": 7305100001,
                     *             "name": "何晓明",
                     *             "returnCode": 2060,
                     *             "message": "已有人提交，不能移除。"
                     *           }
                     *         ],
                     *         "jobId": null,
                     *         "previous": [
                     *           {
                     *             "employeeId": 7301000012,
                     *             "seq": 1,
                     *             "valuers": [
                     *               {
                     *                 "valuerId": 7301000010,
                     *                 "levelId": 7305000001
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["EvaluateesRemoved"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRestoreEvaluatees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "previous": [
                 *         {
                 *           "employeeId": 7301000012,
                 *           "seq": 1,
                 *           "valuers": [
                 *             {
                 *               "valuerId": 7301000010,
                 *               "levelId": 7305000001
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateesRestore"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7305100003
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), LICENCE_EXCEEDED (returnCode 2040, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveRelationLevels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "levels": [
                 *         {
                 *           "levelId": 7305000001,
                 *           "weight": 50
                 *         },
                 *         {
                 *           "levelId": 7305000002,
                 *           "levelName": "同事",
                 *           "weight": 50
                 *         },
                 *         {
                 *           "levelId": 7305000003,
                 *           "open": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RelationLevelsSave"];
            };
        };
        responses: {
            /** @description The levels after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "levelId": 7305000001,
                     *           "levelType": "superior",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 50
                     *         },
                     *         {
                     *           "levelId": 7305000002,
                     *           "levelType": "sameLevel",
                     *           "levelName": "同事",
                     *           "open": true,
                     *           "weight": 50
                     *         },
                     *         {
                     *           "levelId": 7305000003,
                     *           "levelType": "subordinate",
                     *           "levelName": "",
                     *           "open": false,
                     *           "weight": 30
                     *         },
                     *         {
                     *           "levelId": 7305000004,
                     *           "levelType": "self",
                     *           "levelName": "",
                     *           "open": true,
                     *           "weight": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RelationLevelList"];
                    };
                };
            };
            /** @description Refused with NOT_EDITABLE (returnCode 2031, HTTP 409), NAME_TAKEN (returnCode 2052, HTTP 409), WEIGHTS_NOT_100 (returnCode 2036, HTTP 422), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listReleases: {
        parameters: {
            query?: {
                /** @description Part of the evaluatee's name, its pinyin or initials, the e-mail address or the number */
                kw?: string;
                /** @description Repeated; any of these states */
                stateList?: components["schemas"]["ReleaseState"][];
                /** @description The property the list is ordered by, employeeId for the order they were added in; ties end with that order */
                sort?: "employeeId" | "name" | "departmentName" | "state" | "releasedAt";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["order"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evaluatees with their releases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "employeeId": 7301000011,
                     *             "name": "何晓明",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "state": "opened",
                     *             "releasedAt": "2026-12-17T02:00:00.000Z",
                     *             "noMail": null,
                     *             "superiors": [
                     *               {
                     *                 "employeeId": 7301000010,
                     *                 "name": "曾磊",
                     *                 "nameMark": ""
                     *               }
                     *             ],
                     *             "release": {
                     *               "version": 2,
                     *               "withdrawnAt": null,
                     *               "outdated": false,
                     *               "readers": [
                     *                 {
                     *                   "employeeId": 7301000011,
                     *                   "name": "何晓明",
                     *                   "nameMark": "",
                     *                   "role": "evaluatee",
                     *                   "openings": 3,
                     *                   "firstOpenedAt": "2026-12-17T02:10:00.000Z",
                     *                   "lastOpenedAt": "2026-12-18T08:00:00.000Z"
                     *                 },
                     *                 {
                     *                   "employeeId": 7301000010,
                     *                   "name": "曾磊",
                     *                   "nameMark": "",
                     *                   "role": "superior",
                     *                   "openings": 0,
                     *                   "firstOpenedAt": null,
                     *                   "lastOpenedAt": null
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "state": "none",
                     *             "releasedAt": null,
                     *             "noMail": "noAddress",
                     *             "superiors": [],
                     *             "release": null
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ReleasedEvaluateePage"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkReleaseReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301000011
                 *       ],
                 *       "toSuperior": false,
                 *       "exceptSuperiorIds": []
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseOrder"];
            };
        };
        responses: {
            /** @description What was done; the ids are the evaluatees' employee ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301000011
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), SUPERIOR_NOT_PROMISED (returnCode 2068, HTTP 409), SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    planReleases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301000011,
                 *         7301000012
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseSelection"];
            };
        };
        responses: {
            /** @description How many reports, and who can read them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "count": 2,
                     *         "replaced": 1,
                     *         "superiorPromised": true,
                     *         "superiors": [
                     *           {
                     *             "employeeId": 7301000010,
                     *             "name": "曾磊",
                     *             "nameMark": "",
                     *             "reports": 1
                     *           }
                     *         ],
                     *         "withoutMail": [
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "reason": "noAddress"
                     *           }
                     *         ],
                     *         "withoutFigures": [
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": ""
                     *           }
                     *         ],
                     *         "withFigures": {
                     *           "count": 1,
                     *           "replaced": 1,
                     *           "superiors": [
                     *             {
                     *               "employeeId": 7301000010,
                     *               "name": "曾磊",
                     *               "nameMark": "",
                     *               "reports": 1
                     *             }
                     *           ],
                     *           "withoutMail": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ReleasePlan"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkWithdrawReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301000011
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseSelection"];
            };
        };
        responses: {
            /** @description What was done; the ids are the evaluatees' employee ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301000011
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRestoreReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301000011
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdSelection"];
            };
        };
        responses: {
            /** @description What was done; the ids are the evaluatees' employee ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301000011
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listMyReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, without figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "reports": [
                     *           {
                     *             "questionnaireId": 7302100001,
                     *             "title": "2026 年度管理者 360° 评估",
                     *             "employeeId": 7301000011,
                     *             "name": "何晓明",
                     *             "nameMark": "",
                     *             "role": "evaluatee",
                     *             "version": 2,
                     *             "releasedAt": "2026-12-17T02:00:00.000Z",
                     *             "opened": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["MyReports"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getMyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The questionnaire's id */
                id: components["schemas"]["Id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "role": "evaluatee",
                     *         "version": 2,
                     *         "releasedAt": "2026-12-17T02:00:00.000Z",
                     *         "superiors": [
                     *           {
                     *             "employeeId": 7301000010,
                     *             "name": "曾磊",
                     *             "nameMark": ""
                     *           }
                     *         ],
                     *         "report": {
                     *           "questionnaire": {
                     *             "id": 7302100001,
                     *             "title": "2026 年度管理者 360° 评估",
                     *             "type": 2,
                     *             "finishedAt": "2026-12-16T02:30:00.000Z"
                     *           },
                     *           "evaluatee": {
                     *             "employeeId": 7301000011,
                     *             "name": "何晓明",
                     *             "nameMark": "",
                     *             "departmentName": "前端组"
                     *           },
                     *           "computedAt": "2026-12-16T02:30:05.000Z",
                     *           "rule": {
                     *             "anonymous": true,
                     *             "scoreFloor": 3,
                     *             "commentFloor": 5,
                     *             "exemptLevelTypes": [
                     *               "superior",
                     *               "self"
                     *             ],
                     *             "pooling": true,
                     *             "reportReceivers": [
                     *               "evaluatee"
                     *             ]
                     *           },
                     *           "overallPercent": 79.8,
                     *           "points": {
                     *             "earned": 79.8,
                     *             "possible": 100
                     *           },
                     *           "incomplete": true,
                     *           "levels": [
                     *             {
                     *               "key": "level:7305000001",
                     *               "kind": "superior",
                     *               "name": "",
                     *               "pooledNames": [],
                     *               "status": "shown",
                     *               "raterCount": "1",
                     *               "weight": 50
                     *             },
                     *             {
                     *               "key": "level:7305000002",
                     *               "kind": "sameLevel",
                     *               "name": "",
                     *               "pooledNames": [],
                     *               "status": "shown",
                     *               "raterCount": "3-4",
                     *               "weight": 50
                     *             },
                     *             {
                     *               "key": "level:7305000003",
                     *               "kind": "subordinate",
                     *               "name": "",
                     *               "pooledNames": [],
                     *               "status": "hidden",
                     *               "raterCount": "<3",
                     *               "weight": null
                     *             },
                     *             {
                     *               "key": "level:7305000004",
                     *               "kind": "self",
                     *               "name": "",
                     *               "pooledNames": [],
                     *               "status": "shown",
                     *               "raterCount": "1",
                     *               "weight": null
                     *             }
                     *           ],
                     *           "dimensions": [
                     *             {
                     *               "dimensionId": 7304100001,
                     *               "name": "引领变革",
                     *               "weight": 40,
                     *               "percent": 77.5,
                     *               "othersPercent": 76,
                     *               "selfPercent": 90,
                     *               "byLevel": [
                     *                 80,
                     *                 75,
                     *                 null,
                     *                 90
                     *               ],
                     *               "questions": [
                     *                 {
                     *                   "questionId": 7303200001,
                     *                   "title": "能够清楚地说明团队的目标",
                     *                   "maximum": 5,
                     *                   "weightedScore": 3.8,
                     *                   "percent": 75,
                     *                   "othersScore": 3.6,
                     *                   "selfScore": 4,
                     *                   "byLevel": [
                     *                     4,
                     *                     3.5,
                     *                     null,
                     *                     4
                     *                   ]
                     *                 },
                     *                 {
                     *                   "questionId": 7303200002,
                     *                   "title": "主动推动流程改进",
                     *                   "maximum": 5,
                     *                   "weightedScore": 4,
                     *                   "percent": 80,
                     *                   "othersScore": 4,
                     *                   "selfScore": 5,
                     *                   "byLevel": [
                     *                     4,
                     *                     4,
                     *                     null,
                     *                     5
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "dimensionId": 7304100002,
                     *               "name": "领导他人",
                     *               "weight": 60,
                     *               "percent": 81.3,
                     *               "othersPercent": 82,
                     *               "selfPercent": 75,
                     *               "byLevel": [
                     *                 82.5,
                     *                 80,
                     *                 null,
                     *                 75
                     *               ],
                     *               "questions": [
                     *                 {
                     *                   "questionId": 7303200003,
                     *                   "title": "愿意倾听不同意见",
                     *                   "maximum": 5,
                     *                   "weightedScore": 4.1,
                     *                   "percent": 81,
                     *                   "othersScore": 4.1,
                     *                   "selfScore": 3.8,
                     *                   "byLevel": [
                     *                     4.1,
                     *                     4,
                     *                     null,
                     *                     3.8
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "comments": [
                     *             {
                     *               "questionId": 7303200021,
                     *               "title": "您对他有什么建议？",
                     *               "hidden": false,
                     *               "groups": [
                     *                 {
                     *                   "levelKey": null,
                     *                   "texts": [
                     *                     "希望更多参与跨部门项目。"
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "beside": {
                     *           "evaluatees": 12,
                     *           "norm": 80.4,
                     *           "band": {
                     *             "low": 73.6,
                     *             "high": 86
                     *           },
                     *           "previous": {
                     *             "title": "2025 年度管理者 360° 评估",
                     *             "finishedAt": "2025-12-18T03:00:00.000Z"
                     *           },
                     *           "dimensions": [
                     *             {
                     *               "dimensionId": 7304100001,
                     *               "norm": 78.4,
                     *               "band": {
                     *                 "low": 70.1,
                     *                 "high": 84.9
                     *               },
                     *               "isMarked": true,
                     *               "change": {
                     *                 "before": 71.3,
                     *                 "now": 77.5,
                     *                 "difference": 6.2,
                     *                 "isMarked": false,
                     *                 "levelKeys": null
                     *               }
                     *             },
                     *             {
                     *               "dimensionId": 7304100002,
                     *               "norm": 81.8,
                     *               "band": {
                     *                 "low": 74.2,
                     *                 "high": 88.4
                     *               },
                     *               "isMarked": false,
                     *               "change": {
                     *                 "before": 70,
                     *                 "now": 82.5,
                     *                 "difference": 12.5,
                     *                 "isMarked": true,
                     *                 "levelKeys": [
                     *                   "level:7305000001"
                     *                 ]
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["MyReport"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    downloadMyReport: {
        parameters: {
            query?: {
                /** @description The language of the headings and sentences */
                language?: "zh" | "en";
            };
            header?: never;
            path: {
                /** @description The questionnaire's id */
                id: components["schemas"]["Id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    prepareMyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The questionnaire's id */
                id: components["schemas"]["Id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "fileName": "2026 年度管理者 360° 评估 何晓明.pdf",
                     *         "fonts": {
                     *           "regular": {
                     *             "address": "/static/font/NotoSansSC-Regular.woff2?v=3d1f0a7be2c94586",
                     *             "bytes": 4184120,
                     *             "sha256": "3d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c94586"
                     *           },
                     *           "bold": {
                     *             "address": "/static/font/NotoSansSC-Bold.woff2?v=8a4c6612f09d7be3",
                     *             "bytes": 4305512,
                     *             "sha256": "8a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be3"
                     *           },
                     *           "decoder": {
                     *             "address": "/static/font/woff2-decoder.wasm?v=c07715de934ab1f8",
                     *             "bytes": 209111,
                     *             "sha256": "c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8"
                     *           },
                     *           "fallbacks": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PdfParts"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getOwnNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The questionnaire's id */
                id: components["schemas"]["Id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes; version 0 where nothing was kept yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "text": "倾听不同意见，先问再说。",
                     *         "aims": [
                     *           {
                     *             "text": "每月与跨部门同事交流一次",
                     *             "date": "2027-03-31"
                     *           }
                     *         ],
                     *         "shared": false,
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["OwnNotes"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), OTHERS_PASSWORD (returnCode 2024, HTTP 409), OTHERS_ADDRESS (returnCode 2025, HTTP 409), SIGN_ON_LATER (returnCode 2049, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveOwnNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The questionnaire's id */
                id: components["schemas"]["Id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "倾听不同意见，先问再说。",
                 *       "aims": [
                 *         {
                 *           "text": "每月与跨部门同事交流一次",
                 *           "date": "2027-03-31"
                 *         }
                 *       ],
                 *       "shared": false,
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["OwnNotes"];
            };
        };
        responses: {
            /** @description The notes as kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "text": "倾听不同意见，先问再说。",
                     *         "aims": [
                     *           {
                     *             "text": "每月与跨部门同事交流一次",
                     *             "date": "2027-03-31"
                     *           }
                     *         ],
                     *         "shared": false,
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["OwnNotes"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), STALE_VERSION (returnCode 2034, HTTP 409), OTHERS_PASSWORD (returnCode 2024, HTTP 409), OTHERS_ADDRESS (returnCode 2025, HTTP 409), SIGN_ON_LATER (returnCode 2049, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), LINK_INVALID (returnCode 2020, HTTP 404), ANSWERING_CLOSED (returnCode 2022, HTTP 409), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getRanking: {
        parameters: {
            query?: {
                /** @description The order of both lists */
                sort?: "scoreDesc" | "scoreAsc" | "name";
                /** @description Only those of this department and of all below it today; nobody where there is none such */
                departId?: number;
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "summed": true,
                     *         "items": [
                     *           {
                     *             "rank": 1,
                     *             "employeeId": 7301000011,
                     *             "name": "何晓明",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 86.3,
                     *             "points": {
                     *               "earned": 86.1,
                     *               "possible": 100
                     *             },
                     *             "band": {
                     *               "low": 80.1,
                     *               "high": 92.5
                     *             },
                     *             "alike": {
                     *               "first": 1,
                     *               "last": 3
                     *             },
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "rank": 2,
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 79.5,
                     *             "points": {
                     *               "earned": 79.4,
                     *               "possible": 100
                     *             },
                     *             "band": {
                     *               "low": 73.3,
                     *               "high": 85.7
                     *             },
                     *             "alike": {
                     *               "first": 1,
                     *               "last": 3
                     *             },
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "rank": 2,
                     *             "employeeId": 7301000013,
                     *             "name": "欧阳超",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 79.5,
                     *             "points": {
                     *               "earned": 79.6,
                     *               "possible": 100
                     *             },
                     *             "band": {
                     *               "low": 73.3,
                     *               "high": 85.7
                     *             },
                     *             "alike": {
                     *               "first": 1,
                     *               "last": 3
                     *             },
                     *             "incomplete": false
                     *           }
                     *         ],
                     *         "incomplete": [
                     *           {
                     *             "rank": null,
                     *             "employeeId": 7301000010,
                     *             "name": "曾磊",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 81.2,
                     *             "points": {
                     *               "earned": 81,
                     *               "possible": 100
                     *             },
                     *             "band": null,
                     *             "alike": null,
                     *             "incomplete": true
                     *           },
                     *           {
                     *             "rank": null,
                     *             "employeeId": 7301000014,
                     *             "name": "周婷婷",
                     *             "nameMark": "",
                     *             "departmentName": "总经办",
                     *             "percent": null,
                     *             "points": null,
                     *             "band": null,
                     *             "alike": null,
                     *             "incomplete": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Ranking"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    exportRanking: {
        parameters: {
            query?: {
                /** @description The order of both lists */
                sort?: "scoreDesc" | "scoreAsc" | "name";
                /** @description Only those of this department and of all below it today; nobody where there is none such */
                departId?: number;
                /** @description The kind of file */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark, or XLSX */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 名次,工号,姓名,部门,得分,95% 区间下限,95% 区间上限,可能的最好名次（只与有区间者比较）,可能的最差名次（只与有区间者比较）,原始分,原始分满分,数据不完整
                     *     1,E01003,何晓明,前端组,86.3,80.1,92.5,1,3,86.1,100,否
                     */
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    exportRankingDetail: {
        parameters: {
            query?: {
                /** @description One dimension of the questionnaire; without it all of them */
                dimensionId?: number;
                /** @description The order of the rows; by scores, those alike stand by name, and whoever cannot be compared comes last */
                sort?: "added" | "scoreDesc" | "scoreAsc" | "name";
                /** @description Only those of this department and of all below it today; nobody where there is none such */
                departId?: number;
                /** @description The kind of file */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark, or XLSX */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 工号,姓名,部门,得分,引领变革,引领变革 · 上级,引领变革 · 同级
                     *     E01003,何晓明,前端组,86.3,84.5,90.0,79.0
                     */
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    exportResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "results",
                 *       "format": "xlsx",
                 *       "language": "zh"
                 *     }
                 */
                "application/json": components["schemas"]["ResultsOrder"];
            };
        };
        responses: {
            /** @description The job that makes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "jobId": 7301444403209001
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ExportStarted"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), ANONYMOUS_REFUSED (returnCode 2061, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    archiveReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "departmentId": 7301100001,
                 *       "language": "zh"
                 *     }
                 */
                "application/json": components["schemas"]["ReportsOrder"];
            };
        };
        responses: {
            /** @description The job that makes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "jobId": 7301444403209002
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ExportStarted"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getRankingDetail: {
        parameters: {
            query?: {
                /** @description The order of the rows; by scores, those alike stand by name, and whoever cannot be compared comes last */
                sort?: "added" | "scoreDesc" | "scoreAsc" | "name";
                /** @description Only those of this department and of all below it today; nobody where there is none such */
                departId?: number;
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the heat map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "overall": {
                     *           "mean": 80.4,
                     *           "deviation": 3.3,
                     *           "lowest": 76.1,
                     *           "highest": 86.3
                     *         },
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革",
                     *             "weight": 40,
                     *             "mean": 78.4,
                     *             "deviation": 3.8,
                     *             "lowest": 75,
                     *             "highest": 84.5
                     *           },
                     *           {
                     *             "dimensionId": 7304100002,
                     *             "name": "领导他人",
                     *             "weight": 60,
                     *             "mean": 81.8,
                     *             "deviation": 3.8,
                     *             "lowest": 76.9,
                     *             "highest": 87.5
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "employeeId": 7301000011,
                     *             "name": "何晓明",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 86.3,
                     *             "percents": [
                     *               84.5,
                     *               87.5
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000015,
                     *             "name": "吴涛",
                     *             "nameMark": "",
                     *             "departmentName": "总经办",
                     *             "percent": 79.7,
                     *             "percents": [
                     *               78.4,
                     *               80.6
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000013,
                     *             "name": "欧阳超",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 79.5,
                     *             "percents": [
                     *               76.3,
                     *               81.7
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 79.5,
                     *             "percents": [
                     *               75,
                     *               82.5
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000014,
                     *             "name": "周婷婷",
                     *             "nameMark": "",
                     *             "departmentName": "总经办",
                     *             "percent": 76.1,
                     *             "percents": [
                     *               75,
                     *               76.9
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000010,
                     *             "name": "曾磊",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 81.2,
                     *             "percents": [
                     *               81.2,
                     *               null
                     *             ],
                     *             "incomplete": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RankingDetail"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getRankingLevels: {
        parameters: {
            query?: {
                /** @description One dimension of the questionnaire; without it all of them */
                dimensionId?: number;
                /** @description The order of the rows; by scores, those alike stand by name, and whoever cannot be compared comes last */
                sort?: "added" | "scoreDesc" | "scoreAsc" | "name";
                /** @description Only those of this department and of all below it today; nobody where there is none such */
                departId?: number;
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row an evaluatee, a column a level */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革"
                     *           },
                     *           {
                     *             "dimensionId": 7304100002,
                     *             "name": "领导他人"
                     *           }
                     *         ],
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": ""
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": ""
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": ""
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "employeeId": 7301000011,
                     *             "name": "何晓明",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 86.3,
                     *             "byLevel": [
                     *               88,
                     *               84.6,
                     *               90
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000012,
                     *             "name": "孙洋",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 79.5,
                     *             "byLevel": [
                     *               75,
                     *               84,
                     *               80
                     *             ],
                     *             "incomplete": false
                     *           },
                     *           {
                     *             "employeeId": 7301000010,
                     *             "name": "曾磊",
                     *             "nameMark": "",
                     *             "departmentName": "前端组",
                     *             "percent": 81.2,
                     *             "byLevel": [
                     *               81.2,
                     *               null,
                     *               92.5
                     *             ],
                     *             "incomplete": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["RankingLevels"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getTeamReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "questionnaire": {
                     *           "id": 7302100001,
                     *           "title": "2026 年度管理者 360° 评估",
                     *           "type": 2,
                     *           "finishedAt": "2026-12-16T02:30:00.000Z"
                     *         },
                     *         "computedAt": "2026-12-16T02:30:05.000Z",
                     *         "evaluatees": 6,
                     *         "scored": 6,
                     *         "complete": 5,
                     *         "percents": [
                     *           76.1,
                     *           79.5,
                     *           79.5,
                     *           79.7,
                     *           81.2,
                     *           86.3
                     *         ],
                     *         "overall": {
                     *           "mean": 80.4,
                     *           "evaluatees": 6,
                     *           "deviation": 3.4,
                     *           "band": {
                     *             "low": 76.8,
                     *             "high": 84
                     *           }
                     *         },
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": ""
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": ""
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": ""
                     *           }
                     *         ],
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革",
                     *             "weight": 40,
                     *             "lowest": 20,
                     *             "score": {
                     *               "mean": 78.4,
                     *               "evaluatees": 6,
                     *               "deviation": 4.1,
                     *               "band": {
                     *                 "low": 74.1,
                     *                 "high": 82.7
                     *               }
                     *             },
                     *             "others": 77.9,
                     *             "self": 83.2,
                     *             "gap": -5.3,
                     *             "byLevel": [
                     *               79.2,
                     *               76.8,
                     *               83.2
                     *             ],
                     *             "agreement": 0.72,
                     *             "reliability": [],
                     *             "consistency": {
                     *               "alpha": 0.84,
                     *               "complete": 41,
                     *               "forms": 44
                     *             },
                     *             "windows": {
                     *               "line": {
                     *                 "mean": 77.9,
                     *                 "margin": 4.2,
                     *                 "evaluatees": 6
                     *               },
                     *               "places": [
                     *                 {
                     *                   "employeeId": 7301000011,
                     *                   "name": "何晓明",
                     *                   "nameMark": "",
                     *                   "others": 84.5,
                     *                   "self": 90,
                     *                   "quadrant": "open"
                     *                 },
                     *                 {
                     *                   "employeeId": 7301000012,
                     *                   "name": "孙洋",
                     *                   "nameMark": "",
                     *                   "others": 75,
                     *                   "self": 80,
                     *                   "quadrant": null
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "highest": [
                     *           {
                     *             "questionId": 7303200001,
                     *             "title": "能够清楚地说明团队的目标",
                     *             "dimensionId": 7304100001,
                     *             "mean": 82.5
                     *           }
                     *         ],
                     *         "lowest": [
                     *           {
                     *             "questionId": 7303200002,
                     *             "title": "主动推动流程改进",
                     *             "dimensionId": 7304100001,
                     *             "mean": 74.3
                     *           }
                     *         ],
                     *         "departments": [
                     *           {
                     *             "departmentId": 7301100001,
                     *             "name": "远航科技",
                     *             "depth": 0,
                     *             "evaluatees": 6,
                     *             "percent": 80.4,
                     *             "percents": [
                     *               78.4
                     *             ]
                     *           }
                     *         ],
                     *         "participation": [
                     *           {
                     *             "levelId": 7305000001,
                     *             "levelType": "superior",
                     *             "levelName": "",
                     *             "notAsked": 0,
                     *             "asked": 6,
                     *             "sent": 6,
                     *             "leftOut": 0,
                     *             "unable": null
                     *           },
                     *           {
                     *             "levelId": 7305000002,
                     *             "levelType": "sameLevel",
                     *             "levelName": "",
                     *             "notAsked": 0,
                     *             "asked": 24,
                     *             "sent": 22,
                     *             "leftOut": 0,
                     *             "unable": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["TeamReport"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    downloadTeamReport: {
        parameters: {
            query?: {
                /** @description The language of the headings and sentences */
                language?: "zh" | "en";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    prepareTeamReport: {
        parameters: {
            query?: {
                /** @description The language of the file's name */
                language?: "zh" | "en";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "fileName": "2026 年度管理者 360° 评估 团队报告.pdf",
                     *         "fonts": {
                     *           "regular": {
                     *             "address": "/static/font/NotoSansSC-Regular.woff2?v=3d1f0a7be2c94586",
                     *             "bytes": 4184120,
                     *             "sha256": "3d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c94586"
                     *           },
                     *           "bold": {
                     *             "address": "/static/font/NotoSansSC-Bold.woff2?v=8a4c6612f09d7be3",
                     *             "bytes": 4305512,
                     *             "sha256": "8a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be3"
                     *           },
                     *           "decoder": {
                     *             "address": "/static/font/woff2-decoder.wasm?v=c07715de934ab1f8",
                     *             "bytes": 209111,
                     *             "sha256": "c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8"
                     *           },
                     *           "fallbacks": [
                     *             {
                     *               "family": "Noto Emoji",
                     *               "address": "/static/font/NotoEmoji-Regular.ttf?v=51b6a9c20f4d8e37",
                     *               "bytes": 418804,
                     *               "sha256": "51b6a9c20f4d8e3751b6a9c20f4d8e3751b6a9c20f4d8e3751b6a9c20f4d8e37"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PdfParts"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listReportEvaluatees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluatees by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "employeeId": 7301000011,
                     *           "name": "何晓明",
                     *           "nameMark": "",
                     *           "departmentName": "前端组"
                     *         },
                     *         {
                     *           "employeeId": 7301000012,
                     *           "name": "孙洋",
                     *           "nameMark": "",
                     *           "departmentName": "前端组"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["ReportEvaluateeList"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getDimensionScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "3-4",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000003",
                     *             "kind": "subordinate",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "hidden",
                     *             "raterCount": "<3",
                     *             "weight": null
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": null
                     *           }
                     *         ],
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革",
                     *             "weight": 100,
                     *             "percent": 77.5,
                     *             "othersPercent": 76,
                     *             "selfPercent": 90,
                     *             "byLevel": [
                     *               80,
                     *               75,
                     *               null,
                     *               90
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["DimensionScores"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getQuestionScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "3-4",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000003",
                     *             "kind": "subordinate",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "hidden",
                     *             "raterCount": "<3",
                     *             "weight": null
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": null
                     *           }
                     *         ],
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革",
                     *             "weight": 100,
                     *             "percent": 77.5,
                     *             "othersPercent": 76,
                     *             "selfPercent": 90,
                     *             "byLevel": [
                     *               80,
                     *               75,
                     *               null,
                     *               90
                     *             ],
                     *             "questions": [
                     *               {
                     *                 "questionId": 7303200001,
                     *                 "title": "能够清楚地说明团队的目标",
                     *                 "maximum": 5,
                     *                 "weightedScore": 3.8,
                     *                 "percent": 75,
                     *                 "othersScore": 3.6,
                     *                 "selfScore": 4,
                     *                 "byLevel": [
                     *                   4,
                     *                   3.5,
                     *                   null,
                     *                   4
                     *                 ]
                     *               },
                     *               {
                     *                 "questionId": 7303200002,
                     *                 "title": "主动推动流程改进",
                     *                 "maximum": 5,
                     *                 "weightedScore": 4,
                     *                 "percent": 80,
                     *                 "othersScore": 4,
                     *                 "selfScore": 5,
                     *                 "byLevel": [
                     *                   4,
                     *                   4,
                     *                   null,
                     *                   5
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["QuestionScores"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    exportQuestionScores: {
        parameters: {
            query?: {
                /** @description The kind of file, and how much it holds */
                format?: "csv" | "xlsx" | "zip";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark, XLSX, or a ZIP of several files */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 指标,题目,满分,加权得分,他评,自评,上级,同级
                     *     引领变革,能够清楚地说明团队的目标,5,3.8,3.6,4,4,3.5
                     */
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/zip": string;
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getPersonalReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "questionnaire": {
                     *           "id": 7302100001,
                     *           "title": "2026 年度管理者 360° 评估",
                     *           "type": 2,
                     *           "finishedAt": "2026-12-16T02:30:00.000Z"
                     *         },
                     *         "evaluatee": {
                     *           "employeeId": 7301000011,
                     *           "name": "何晓明",
                     *           "nameMark": "",
                     *           "departmentName": "前端组"
                     *         },
                     *         "computedAt": "2026-12-16T02:30:05.000Z",
                     *         "rule": {
                     *           "anonymous": true,
                     *           "scoreFloor": 3,
                     *           "commentFloor": 5,
                     *           "exemptLevelTypes": [
                     *             "superior",
                     *             "self"
                     *           ],
                     *           "pooling": false,
                     *           "reportReceivers": [
                     *             "evaluatee"
                     *           ]
                     *         },
                     *         "overallPercent": 77.5,
                     *         "points": {
                     *           "earned": 7.8,
                     *           "possible": 10
                     *         },
                     *         "incomplete": true,
                     *         "levels": [
                     *           {
                     *             "key": "level:7305000001",
                     *             "kind": "superior",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000002",
                     *             "kind": "sameLevel",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "3-4",
                     *             "weight": 50
                     *           },
                     *           {
                     *             "key": "level:7305000003",
                     *             "kind": "subordinate",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "hidden",
                     *             "raterCount": "<3",
                     *             "weight": null
                     *           },
                     *           {
                     *             "key": "level:7305000004",
                     *             "kind": "self",
                     *             "name": "",
                     *             "pooledNames": [],
                     *             "status": "shown",
                     *             "raterCount": "1",
                     *             "weight": null
                     *           }
                     *         ],
                     *         "dimensions": [
                     *           {
                     *             "dimensionId": 7304100001,
                     *             "name": "引领变革",
                     *             "weight": 100,
                     *             "percent": 77.5,
                     *             "othersPercent": 76,
                     *             "selfPercent": 90,
                     *             "byLevel": [
                     *               80,
                     *               75,
                     *               null,
                     *               90
                     *             ],
                     *             "questions": [
                     *               {
                     *                 "questionId": 7303200001,
                     *                 "title": "能够清楚地说明团队的目标",
                     *                 "maximum": 5,
                     *                 "weightedScore": 3.8,
                     *                 "percent": 75,
                     *                 "othersScore": 3.6,
                     *                 "selfScore": 4,
                     *                 "byLevel": [
                     *                   4,
                     *                   3.5,
                     *                   null,
                     *                   4
                     *                 ]
                     *               },
                     *               {
                     *                 "questionId": 7303200002,
                     *                 "title": "主动推动流程改进",
                     *                 "maximum": 5,
                     *                 "weightedScore": 4,
                     *                 "percent": 80,
                     *                 "othersScore": 4,
                     *                 "selfScore": 5,
                     *                 "byLevel": [
                     *                   4,
                     *                   4,
                     *                   null,
                     *                   5
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "told": {
                     *           "choices": [
                     *             {
                     *               "questionId": 7303200023,
                     *               "title": "他最需要加强哪一方面？",
                     *               "options": [
                     *                 "倾听",
                     *                 "授权",
                     *                 "决策"
                     *               ],
                     *               "rows": [
                     *                 {
                     *                   "levelKey": "level:7305000001",
                     *                   "raters": "1",
                     *                   "percents": [
                     *                     0,
                     *                     100,
                     *                     0
                     *                   ]
                     *                 },
                     *                 {
                     *                   "levelKey": "level:7305000004",
                     *                   "raters": "1",
                     *                   "percents": [
                     *                     100,
                     *                     0,
                     *                     0
                     *                   ]
                     *                 }
                     *               ],
                     *               "hidden": true,
                     *               "reasons": [
                     *                 {
                     *                   "levelKey": "level:7305000001",
                     *                   "option": 1,
                     *                   "texts": [
                     *                     "很多事仍亲自处理。"
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "leftOut": {
                     *             "forms": [],
                     *             "answers": [
                     *               {
                     *                 "questionId": 7303200024,
                     *                 "title": "他善于处理冲突",
                     *                 "rows": [
                     *                   {
                     *                     "levelKey": "level:7305000001",
                     *                     "unable": 1,
                     *                     "blank": 0
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "comments": [
                     *           {
                     *             "questionId": 7303200023,
                     *             "title": "他最需要加强哪一方面？",
                     *             "groups": [
                     *               {
                     *                 "levelKey": "level:7305000001",
                     *                 "texts": [
                     *                   "很多事仍亲自处理。"
                     *                 ]
                     *               }
                     *             ],
                     *             "hidden": true
                     *           },
                     *           {
                     *             "questionId": 7303200021,
                     *             "title": "您对他有什么建议？",
                     *             "groups": [
                     *               {
                     *                 "levelKey": "level:7305000001",
                     *                 "texts": [
                     *                   "希望更多参与跨部门项目。"
                     *                 ]
                     *               },
                     *               {
                     *                 "levelKey": null,
                     *                 "texts": [
                     *                   "多听一线同事的意见。",
                     *                   "会议可以更简短一些。",
                     *                   "讲解思路很清楚，请保持。",
                     *                   "建议提前安排需求评审。",
                     *                   "愿意帮助新人，值得学习。"
                     *                 ]
                     *               }
                     *             ],
                     *             "hidden": false
                     *           },
                     *           {
                     *             "questionId": 7303200022,
                     *             "title": "他最值得保持的做法是什么？",
                     *             "groups": [],
                     *             "hidden": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PersonalReport"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    downloadPersonalReport: {
        parameters: {
            query?: {
                /** @description The language of the headings and sentences */
                language?: "zh" | "en";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    preparePersonalReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
                /** @description The employee's id */
                employeeId: components["parameters"]["employeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "fileName": "2026 年度管理者 360° 评估 何晓明.pdf",
                     *         "fonts": {
                     *           "regular": {
                     *             "address": "/static/font/NotoSansSC-Regular.woff2?v=3d1f0a7be2c94586",
                     *             "bytes": 4184120,
                     *             "sha256": "3d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c94586"
                     *           },
                     *           "bold": {
                     *             "address": "/static/font/NotoSansSC-Bold.woff2?v=8a4c6612f09d7be3",
                     *             "bytes": 4305512,
                     *             "sha256": "8a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be3"
                     *           },
                     *           "decoder": {
                     *             "address": "/static/font/woff2-decoder.wasm?v=c07715de934ab1f8",
                     *             "bytes": 209111,
                     *             "sha256": "c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8"
                     *           },
                     *           "fallbacks": [
                     *             {
                     *               "family": "Noto Emoji",
                     *               "address": "/static/font/NotoEmoji-Regular.ttf?v=51b6a9c20f4d8e37",
                     *               "bytes": 418804,
                     *               "sha256": "51b6a9c20f4d8e3751b6a9c20f4d8e3751b6a9c20f4d8e3751b6a9c20f4d8e37"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PdfParts"];
                    };
                };
            };
            /** @description Refused with NOT_FINISHED (returnCode 2033, HTTP 409), ROUND_CLOSING (returnCode 2037, HTTP 409), NOT_COLLECTING (returnCode 2032, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), NOT_FOUND (returnCode 2001, HTTP 404) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getCombinedReport: {
        parameters: {
            query?: {
                /** @description A saved report; left out or 0, the questionnaires named are combined unsaved */
                reportId?: components["schemas"]["Id"];
                /** @description Finished questionnaires to combine; used where no reportId is given */
                questionnaireUids?: components["schemas"]["Uid"][];
                /** @description The title of an unsaved report */
                title?: string;
                /** @description The summary of an unsaved report */
                summary?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The combined report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "reportId": 7306100001,
                     *         "title": "2025 与 2026 年度对比",
                     *         "summary": "两轮评估的合并报告",
                     *         "questionnaireUids": [
                     *           "q7xk2m9p4t",
                     *           "q3fn8w6r1c"
                     *         ],
                     *         "createdAt": "2026-12-17T01:00:00.000Z",
                     *         "updatedAt": "2026-12-17T01:00:00.000Z",
                     *         "version": 1,
                     *         "computedAt": "2026-12-18T02:00:00.000Z",
                     *         "questionnaires": [
                     *           {
                     *             "questionnaireUid": "q7xk2m9p4t",
                     *             "questionnaireId": 7302100000,
                     *             "title": "2025 年度管理者 360° 评估",
                     *             "finishedAt": "2025-12-18T03:00:00.000Z",
                     *             "state": "included",
                     *             "evaluateeCount": 10
                     *           },
                     *           {
                     *             "questionnaireUid": "q3fn8w6r1c",
                     *             "questionnaireId": 7302100001,
                     *             "title": "2026 年度管理者 360° 评估",
                     *             "finishedAt": "2026-12-16T02:30:00.000Z",
                     *             "state": "included",
                     *             "evaluateeCount": 8
                     *           }
                     *         ],
                     *         "evaluateeCount": 12,
                     *         "repeatedCount": 6,
                     *         "overall": {
                     *           "combined": 79.6,
                     *           "byQuestionnaire": [
                     *             78.4,
                     *             80.7
                     *           ],
                     *           "change": {
                     *             "from": 0,
                     *             "to": 1,
                     *             "value": 2.3,
                     *             "band": {
                     *               "low": 0.4,
                     *               "high": 4.2
                     *             },
                     *             "isMarked": true,
                     *             "isPartial": false,
                     *             "evaluatees": 6
                     *           }
                     *         },
                     *         "dimensions": [
                     *           {
                     *             "name": "引领变革",
                     *             "isMatched": true,
                     *             "isAsked": [
                     *               true,
                     *               true
                     *             ],
                     *             "combined": 77.8,
                     *             "byQuestionnaire": [
                     *               77.2,
                     *               78.4
                     *             ],
                     *             "change": {
                     *               "from": 0,
                     *               "to": 1,
                     *               "value": 1.2,
                     *               "band": {
                     *                 "low": -0.8,
                     *                 "high": 3.2
                     *               },
                     *               "isMarked": false,
                     *               "isPartial": false,
                     *               "evaluatees": 6
                     *             }
                     *           },
                     *           {
                     *             "name": "领导他人",
                     *             "isMatched": false,
                     *             "isAsked": [
                     *               false,
                     *               true
                     *             ],
                     *             "combined": 81.9,
                     *             "byQuestionnaire": [
                     *               null,
                     *               81.9
                     *             ],
                     *             "change": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CombinedReport"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    saveCombinedReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reportId": 0,
                 *       "title": "2025 与 2026 年度对比",
                 *       "summary": "两轮评估的合并报告",
                 *       "questionnaireUids": [
                 *         "q7xk2m9p4t",
                 *         "q3fn8w6r1c"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CombinedReportSave"];
            };
        };
        responses: {
            /** @description The saved report, without figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "reportId": 7306100001,
                     *         "title": "2025 与 2026 年度对比",
                     *         "summary": "两轮评估的合并报告",
                     *         "questionnaireUids": [
                     *           "q7xk2m9p4t",
                     *           "q3fn8w6r1c"
                     *         ],
                     *         "questionnaireCount": 2,
                     *         "createdAt": "2026-12-17T01:00:00.000Z",
                     *         "updatedAt": "2026-12-17T01:00:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CombinedReportSummary"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), NOT_FINISHED (returnCode 2033, HTTP 409), STALE_VERSION (returnCode 2034, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteCombinedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreCombinedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "reportId": 7306100001,
                     *         "title": "2025 与 2026 年度对比",
                     *         "summary": "两轮评估的合并报告",
                     *         "questionnaireUids": [
                     *           "q7xk2m9p4t",
                     *           "q3fn8w6r1c"
                     *         ],
                     *         "questionnaireCount": 2,
                     *         "createdAt": "2026-12-17T01:00:00.000Z",
                     *         "updatedAt": "2026-12-17T01:00:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CombinedReportSummary"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    downloadCombinedReport: {
        parameters: {
            query?: {
                /** @description The evaluatees (employee ids) it shows one by one; all of them when left out */
                evaluatorIds?: components["schemas"]["Id"][];
                /** @description Whether it shows evaluatees one by one, or the means of the rounds alone */
                people?: "shown" | "none";
                /** @description The language of the headings and sentences */
                language?: "zh" | "en";
            };
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    prepareCombinedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "fileName": "2025 与 2026 年度对比.pdf",
                     *         "fonts": {
                     *           "regular": {
                     *             "address": "/static/font/NotoSansSC-Regular.woff2?v=3d1f0a7be2c94586",
                     *             "bytes": 4184120,
                     *             "sha256": "3d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c945863d1f0a7be2c94586"
                     *           },
                     *           "bold": {
                     *             "address": "/static/font/NotoSansSC-Bold.woff2?v=8a4c6612f09d7be3",
                     *             "bytes": 4305512,
                     *             "sha256": "8a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be38a4c6612f09d7be3"
                     *           },
                     *           "decoder": {
                     *             "address": "/static/font/woff2-decoder.wasm?v=c07715de934ab1f8",
                     *             "bytes": 209111,
                     *             "sha256": "c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8c07715de934ab1f8"
                     *           },
                     *           "fallbacks": [
                     *             {
                     *               "family": "Noto Emoji",
                     *               "address": "/static/font/NotoEmoji-Regular.ttf?v=51b6a9c20f4d8e37",
                     *               "bytes": 418804,
                     *               "sha256": "51b6a9c20f4d8e3751b6a9c20f4d8e3751b6a9c20f4d8e3751b6a9c20f4d8e37"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PdfParts"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with PDF_UNAVAILABLE (returnCode 2080, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listCombinedReports: {
        parameters: {
            query?: {
                /** @description Only this one */
                reportId?: components["schemas"]["Id"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "reportId": 7306100001,
                     *             "title": "2025 与 2026 年度对比",
                     *             "summary": "两轮评估的合并报告",
                     *             "questionnaireUids": [
                     *               "q7xk2m9p4t",
                     *               "q3fn8w6r1c"
                     *             ],
                     *             "questionnaireCount": 2,
                     *             "createdAt": "2026-12-17T01:00:00.000Z",
                     *             "updatedAt": "2026-12-17T01:00:00.000Z",
                     *             "version": 1
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CombinedReportPage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listCombinedEvaluatees: {
        parameters: {
            query: {
                /** @description Saved combined reports */
                reportIds: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluatees by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "evaluatorId": 7301000011,
                     *           "evaluatorName": "何晓明",
                     *           "nameMark": "",
                     *           "departmentName": "前端组",
                     *           "reportIds": [
                     *             7306100001
                     *           ]
                     *         },
                     *         {
                     *           "evaluatorId": 7301000012,
                     *           "evaluatorName": "孙洋",
                     *           "nameMark": "",
                     *           "departmentName": "前端组",
                     *           "reportIds": [
                     *             7306100001
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CombinedEvaluateeList"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listCombinedScores: {
        parameters: {
            query: {
                /** @description Saved combined reports */
                reportIds: components["schemas"]["Id"][];
                /** @description Evaluatees (employee ids); all of the reports when left out */
                evaluatorIds?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row a report and evaluatee, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "reportId": 7306100001,
                     *           "evaluatorId": 7301000011,
                     *           "evaluatorName": "何晓明",
                     *           "nameMark": "",
                     *           "departmentName": "前端组",
                     *           "incomplete": false,
                     *           "overall": {
                     *             "combined": 84.1,
                     *             "byQuestionnaire": [
                     *               81.9,
                     *               86.3
                     *             ],
                     *             "change": {
                     *               "from": 0,
                     *               "to": 1,
                     *               "value": 4.4,
                     *               "band": {
                     *                 "low": 1.1,
                     *                 "high": 7.7
                     *               },
                     *               "isMarked": true,
                     *               "isPartial": false,
                     *               "evaluatees": null
                     *             }
                     *           },
                     *           "dimensions": [
                     *             {
                     *               "name": "引领变革",
                     *               "isMatched": true,
                     *               "isAsked": [
                     *                 true,
                     *                 true
                     *               ],
                     *               "combined": 83,
                     *               "byQuestionnaire": [
                     *                 81.5,
                     *                 84.5
                     *               ],
                     *               "change": {
                     *                 "from": 0,
                     *                 "to": 1,
                     *                 "value": 3,
                     *                 "band": {
                     *                   "low": -1.4,
                     *                   "high": 7.4
                     *                 },
                     *                 "isMarked": false,
                     *                 "isPartial": false,
                     *                 "evaluatees": null
                     *               }
                     *             },
                     *             {
                     *               "name": "领导他人",
                     *               "isMatched": false,
                     *               "isAsked": [
                     *                 false,
                     *                 true
                     *               ],
                     *               "combined": 87.5,
                     *               "byQuestionnaire": [
                     *                 null,
                     *                 87.5
                     *               ],
                     *               "change": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "reportId": 7306100001,
                     *           "evaluatorId": 7301000012,
                     *           "evaluatorName": "孙洋",
                     *           "nameMark": "",
                     *           "departmentName": "前端组",
                     *           "incomplete": true,
                     *           "overall": {
                     *             "combined": 79.5,
                     *             "byQuestionnaire": [
                     *               null,
                     *               79.5
                     *             ],
                     *             "change": null
                     *           },
                     *           "dimensions": [
                     *             {
                     *               "name": "引领变革",
                     *               "isMatched": true,
                     *               "isAsked": [
                     *                 true,
                     *                 true
                     *               ],
                     *               "combined": 75,
                     *               "byQuestionnaire": [
                     *                 null,
                     *                 75
                     *               ],
                     *               "change": null
                     *             },
                     *             {
                     *               "name": "领导他人",
                     *               "isMatched": false,
                     *               "isAsked": [
                     *                 false,
                     *                 true
                     *               ],
                     *               "combined": 82.5,
                     *               "byQuestionnaire": [
                     *                 null,
                     *                 82.5
                     *               ],
                     *               "change": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CombinedScoreList"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "displayName": "孙磊",
                     *         "email": "sun.lei@yuanhang.example",
                     *         "avatar": "",
                     *         "showSelf": true,
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseLogo": "",
                     *         "enterpriseUid": "ent-7k2m9q4x",
                     *         "role": "admin",
                     *         "language": "zh",
                     *         "employeeId": 7301444403200001
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["CurrentUser"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; where to end the company's session as well, if a provider's sign-in opened this one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["SignedOut"];
                    };
                };
            };
            /** @description Refused with CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sun.lei@yuanhang.example",
                 *       "password": "春江潮水连海平2026",
                 *       "returnUrl": "/manage.html#/manage",
                 *       "eid": "ent-7k2m9q4x"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Where to go now; always an address of this site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "returnUrl": "/manage.html#/manage"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused with SIGN_IN_FAILED (returnCode 2010, HTTP 400), SIGN_IN_THROTTLED (returnCode 2011, HTTP 429), ENTERPRISE_NEEDED (returnCode 2016, HTTP 409), PASSWORD_CHANGE_NEEDED (returnCode 2026, HTTP 409), ONE_TIME_PASSWORD_OVER (returnCode 2027, HTTP 409), PASSWORD_UNCHANGED (returnCode 2077, HTTP 422), WEAK_PASSWORD (returnCode 2014, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    beginSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eid": "ent-7k2m9q4x",
                 *       "returnUrl": "/manage.html#/manage"
                 *     }
                 */
                "application/json": components["schemas"]["SignOnWish"];
            };
        };
        responses: {
            /** @description The provider's page to sign in at */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "address": "https://login.yuanhang.example/authorize?client_id=roundview"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["SignOnBegun"];
                    };
                };
            };
            /** @description Refused with SIGN_ON_NOT_OFFERED (returnCode 2041, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with SIGN_ON_UNREACHABLE (returnCode 2044, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    completeSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "mZ0bq2vYw8hT4kN1cR7dXs5jL9pF3aEu6gVoI0tBxQk",
                 *       "code": "SplxlOBeZQQYbYS6WxSbIA",
                 *       "iss": "https://login.yuanhang.example"
                 *     }
                 */
                "application/json": components["schemas"]["SignOnReturn"];
            };
        };
        responses: {
            /** @description Where to go now; always an address of this site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "returnUrl": "/manage.html#/manage"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused with SIGN_ON_NOT_OFFERED (returnCode 2041, HTTP 404), SIGN_ON_LOST (returnCode 2042, HTTP 409), SIGN_ON_EXPIRED (returnCode 2043, HTTP 409), SIGN_ON_DENIED (returnCode 2045, HTTP 409), SIGN_ON_INVALID (returnCode 2046, HTTP 409), SIGN_ON_MISFIT (returnCode 2039, HTTP 409), SIGN_ON_UNVERIFIED (returnCode 2047, HTTP 409), SIGN_ON_UNKNOWN (returnCode 2048, HTTP 409), SIGN_IN_THROTTLED (returnCode 2011, HTTP 429), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with SIGN_ON_UNREACHABLE (returnCode 2044, HTTP 503), INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setPasswordByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "Zm9yLWV4YW1wbGUtMzItYnl0ZXMtb2Ytc2VjcmV0LXM",
                 *       "password": "山高月小水落石出清风徐来"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordByLink"];
            };
        };
        responses: {
            /** @description Set; the person signs in with it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with PASSWORD_LINK_INVALID (returnCode 2018, HTTP 404), WEAK_PASSWORD (returnCode 2014, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    mailSignInLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "li.xiaomei@yuanhang.example"
                 *     }
                 */
                "application/json": components["schemas"]["SignInAddress"];
            };
        };
        responses: {
            /** @description Taken; what is to be mailed comes in a moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with LINK_NOT_SENT (returnCode 2074, HTTP 409), LINKS_THROTTLED (returnCode 2028, HTTP 429), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "Zm9yLWV4YW1wbGUtMzItYnl0ZXMtb2Ytc2VjcmV0LXM"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationSecret"];
            };
        };
        responses: {
            /** @description Who invites whom, and what is needed to accept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "enterpriseName": "远航科技有限公司",
                     *         "enterpriseUid": "ent-7k2m9q4x",
                     *         "email": "li.xiaomei@yuanhang.example",
                     *         "needsPassword": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Invitation"];
                    };
                };
            };
            /** @description Refused with PASSWORD_LINK_INVALID (returnCode 2018, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "Zm9yLWV4YW1wbGUtMzItYnl0ZXMtb2Ytc2VjcmV0LXM",
                 *       "password": "山高月小水落石出清风徐来"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Joined; the person signs in with the password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with PASSWORD_LINK_INVALID (returnCode 2018, HTTP 404), WEAK_PASSWORD (returnCode 2014, HTTP 422), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getSessionState: {
        parameters: {
            query?: {
                /** @description uid of the enterprise somebody wants to enter; without it the installation's only one, where there is but one */
                eid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the installation and of this browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "needsSetup": false,
                     *         "needsSetupCode": false,
                     *         "singleSignOn": false,
                     *         "mailsLinks": true,
                     *         "signedIn": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["SessionState"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setSessionLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The language now in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "language": "en"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["LanguageChoice"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One's own sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": [
                     *         {
                     *           "key": "2PzCrpb0Qy8t7JdmWx3fKhUa1vNs6gEoLqY4ZiB9RcA",
                     *           "isCurrent": true,
                     *           "device": "Firefox · Windows",
                     *           "remoteAddress": "203.0.113.7",
                     *           "createdAt": "2026-11-02T00:30:00.000Z",
                     *           "lastSeenAt": "2026-11-02T00:59:00.000Z",
                     *           "isByDay": false
                     *         },
                     *         {
                     *           "key": "9tBw5QeR1xYzM0nKc7uVhGf2sJaL8dPoI3iT6vXgE4k",
                     *           "isCurrent": false,
                     *           "device": "Safari · iOS",
                     *           "remoteAddress": "198.51.100.23",
                     *           "createdAt": "2026-11-01T22:10:00.000Z",
                     *           "lastSeenAt": "2026-11-02T00:12:00.000Z",
                     *           "isByDay": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["OwnSessions"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What listSessions calls the session */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every preference that is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "values": {
                     *           "questionnaires.columns": "[\"title\",\"processStatus\",\"updatedAt\"]",
                     *           "density": "\"compact\""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Preferences"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    setPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The preference's name; the browser chooses it */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "\"compact\""
                 *     }
                 */
                "application/json": components["schemas"]["PreferenceValue"];
            };
        };
        responses: {
            /** @description The value now in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "value": "\"compact\""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PreferenceValue"];
                    };
                };
            };
            /** @description Refused with PREFERENCES_FULL (returnCode 2015, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Part of title or summary */
                keyword?: string;
                /** @description true only shipped templates, false only the enterprise's own */
                publicPaper?: boolean;
                /** @description The property the list is ordered by; ties end with the id */
                sort?: "publicPaper" | "title" | "questionCount" | "pageCount" | "language" | "createdAt";
                /** @description Upwards or downwards; what has no value comes last both ways */
                order?: components["parameters"]["orderDown"];
                /** @description The page, from 1 */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "title": "管理者核心素质评估",
                     *             "summary": "五个维度、二十道题,五级频率量表",
                     *             "publicPaper": true,
                     *             "questionCount": 20,
                     *             "pageCount": 5,
                     *             "language": "zh",
                     *             "createdAt": "2026-01-01T00:00:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageIndex": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PaperTemplatePage"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 1,
                     *         "title": "管理者核心素质评估",
                     *         "summary": "五个维度、二十道题,五级频率量表",
                     *         "publicPaper": true,
                     *         "questionCount": 20,
                     *         "pageCount": 5,
                     *         "language": "zh",
                     *         "createdAt": "2026-01-01T00:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PaperTemplate"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    getTemplatePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "title": "管理者核心素质评估",
                     *         "summary": "五个维度、二十道题,五级频率量表",
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": 101,
                     *             "sequence": 1,
                     *             "type": "HOME",
                     *             "questions": [
                     *               {
                     *                 "id": 1001,
                     *                 "pageId": 101,
                     *                 "type": "DA_FEN",
                     *                 "data": "{\"title\":\"遇到变化时及时调整团队的做法\",\"summary\":\"1 分为从不,5 分为总是\"}",
                     *                 "config": "{\"required\":true,\"minimumScore\":1,\"maximumScore\":5,\"leftDescription\":\"从不\",\"middleDescription\":\"有时\",\"rightDescription\":\"总是\"}",
                     *                 "index": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Paper"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    createQuestionnaireFromTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "type": 2
                 *     }
                 */
                "application/json": components["schemas"]["TemplateUse"];
            };
        };
        responses: {
            /** @description The questionnaire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403300003,
                     *         "uid": "q-8d3h6j1w5r",
                     *         "title": "管理者核心素质评估",
                     *         "summary": "五个维度、二十道题,五级频率量表",
                     *         "type": 2,
                     *         "processStatus": 10,
                     *         "disableStatus": 0,
                     *         "paperDataValid": true,
                     *         "hasDimensionReport": true,
                     *         "invalidDatas": [
                     *           {
                     *             "dataType": 10,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 20,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 11,
                     *             "valid": true
                     *           },
                     *           {
                     *             "dataType": 30,
                     *             "valid": false
                     *           },
                     *           {
                     *             "dataType": 32,
                     *             "valid": true
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T01:30:00.000Z",
                     *         "publishedAt": null,
                     *         "finishedAt": null,
                     *         "closingSince": null,
                     *         "closingPercent": null,
                     *         "closingFailures": 0,
                     *         "peopleJobId": null,
                     *         "opensByProvider": false,
                     *         "deadline": null,
                     *         "tags": [],
                     *         "evaluateeCount": 0,
                     *         "raterCount": 0,
                     *         "submittedCount": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Questionnaire"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    copyToTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403600001,
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "publicPaper": false,
                     *         "questionCount": 22,
                     *         "pageCount": 6,
                     *         "language": "zh",
                     *         "createdAt": "2026-03-02T01:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PaperTemplate"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    removeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["Done"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The object's id */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "id": 7301444403600001,
                     *         "title": "2026 年度中层管理者 360° 评估",
                     *         "summary": "请结合过去一年的实际合作情况作答",
                     *         "publicPaper": false,
                     *         "questionCount": 22,
                     *         "pageCount": 6,
                     *         "language": "zh",
                     *         "createdAt": "2026-03-02T01:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["PaperTemplate"];
                    };
                };
            };
            /** @description Refused with NOT_FOUND (returnCode 2001, HTTP 404), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRemoveTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403600001
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TemplateSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403600001
                     *         ],
                     *         "skipped": [
                     *           {
                     *             "id": 1,
                     *             "name": "管理者核心素质评估",
                     *             "returnCode": 2000,
                     *             "message": "产品自带的模板不能删除。"
                     *           }
                     *         ],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with SELECTION_CHANGED (returnCode 2090, HTTP 409), HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
    bulkRestoreTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7301444403600001
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdSelection"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnCode": 0,
                     *       "message": "",
                     *       "result": {
                     *         "changed": [
                     *           7301444403600001
                     *         ],
                     *         "skipped": [],
                     *         "jobId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 0: the call went well
                         * @constant
                         */
                        returnCode: 0;
                        /** @description Empty when the call went well */
                        message: string;
                        result: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Refused with HOST_REFUSED (returnCode 2007, HTTP 421), INVALID_INPUT (returnCode 2000, HTTP 400), UNSUPPORTED_MEDIA_TYPE (returnCode 2005, HTTP 415), UNAUTHENTICATED (returnCode 401, HTTP 401), SIGN_IN_CHANGED (returnCode 2029, HTTP 409), FORBIDDEN (returnCode 403, HTTP 403), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), BODY_TOO_LARGE (returnCode 2003, HTTP 413) */
            "4XX": components["responses"]["Refused"];
            /** @description Refused with INTERNAL (returnCode 500, HTTP 500), DATABASE_AWAY (returnCode 2082, HTTP 503), DATABASE_BUSY (returnCode 2083, HTTP 503), DATABASE_FULL (returnCode 2084, HTTP 503) */
            "5XX": components["responses"]["Refused"];
        };
    };
}
